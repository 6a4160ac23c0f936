import { FileDown } from 'lucide-react'
import type { Asked } from '#contract/call.ts'
import { applicationReportAsExcel, participantReportAsExcel } from '#contract/reports/report-excel.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'

type Body<C extends typeof applicationReportAsExcel | typeof participantReportAsExcel> = Omit<
  Asked<C>,
  'companyId' | 'language'
>

type ExcelButtonProps = { readonly about: string } & (
  | { readonly of: 'applications'; readonly body: Body<typeof applicationReportAsExcel> }
  | { readonly of: 'participants'; readonly body: Body<typeof participantReportAsExcel> }
)

/** The table of a report as a file. */
export function ExcelButton({ about, ...report }: ExcelButtonProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ tellsInDialog: true })
  const ask = () =>
    report.of === 'applications'
      ? askInBrowser(applicationReportAsExcel, { companyId, language, ...report.body })
      : askInBrowser(participantReportAsExcel, { companyId, language, ...report.body })
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<FileDown />}
      loading={busy}
      aria-label={t('reports.excel.of', { about })}
      onClick={() => void act(ask, (file) => save(file as unknown as Blob, `${about}.xlsx`))}
    >
      {t('reports.excel')}
    </Button>
  )
}

/** In the browser a file is its bytes. */
function save(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
