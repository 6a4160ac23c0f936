import { FileDown } from 'lucide-react'
import { useAct } from '#web/forms/use-act.ts'
import { useLanguage } from '#web/place.tsx'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'

interface ExcelButtonProps {
  readonly about: string
  /** Asks for the file */
  readonly ask: (shared: { readonly companyId: string; readonly language: 'tr' | 'en' }) => Promise<unknown>
}

/** The table of a report as a file. */
export function ExcelButton({ about, ask }: ExcelButtonProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const { act, busy } = useAct({ tellsInDialog: true })
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<FileDown />}
      loading={busy}
      aria-label={t('reports.excel.of', { about })}
      onClick={() =>
        void act(
          () => ask({ companyId, language }),
          (file) => save(file as Blob, `${about}.xlsx`),
        )
      }
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
