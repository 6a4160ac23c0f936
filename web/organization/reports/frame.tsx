import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { PageHead } from '#web/page/page-head.tsx'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Cluster } from '#web/ui/layout/layout.tsx'
import { TitleRow } from '#web/ui/layout/title-row.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import list from '../list-page.module.css'
import { breakdownAddress, participantReportAddress, reportsAddress } from '../report-addresses.ts'
import { FileButton, type FileButtonProps } from './file-button.tsx'
import { type ReportSearch, reportAddress } from './report-search.ts'
import styles from './reports.module.css'

const addresses = { overview: reportsAddress, breakdown: breakdownAddress, participants: participantReportAddress }
type ReportTab = keyof typeof addresses

interface ReportsFrameProps {
  readonly tab: ReportTab
  readonly now: ReportSearch
  /** The chosen filters in words, for printing */
  readonly chosen: string
  /** Requests the PDF; undefined before the first application */
  readonly pdf?: FileButtonProps['ask']
  /** Replaces the button where a report has several files */
  readonly files?: ReactNode
  readonly children: ReactNode
}

/** The title and the tabs of the three reports; forms, days and comparison are kept from tab to tab. */
export function ReportsFrame({ tab, now, chosen, pdf, files, children }: ReportsFrameProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const tabs: readonly ReportTab[] = may(useMe(), 'Participants', 'read')
    ? ['overview', 'breakdown', 'participants']
    : ['overview', 'breakdown']
  const name = t('reports.tab', { tab })
  return (
    <Container width="wide" className={list.page}>
      <PageHead title={`${name} · ${t('reports.title')} · Köprü`} />
      <TitleRow>
        <div>
          <h1>{t('reports.title')}</h1>
          <p className={styles.lead}>{t('reports.lead')}</p>
          <p className={styles.printed}>{chosen}</p>
        </div>
        <Cluster gap={2} className={styles.screen}>
          {files ?? (pdf && <FileButton kind="pdf" about={name} ask={pdf} />)}
          <Button icon={<Printer />} onClick={() => window.print()}>
            {t('reports.print')}
          </Button>
        </Cluster>
      </TitleRow>
      <div className={styles.screen}>
        <Tabs
          label={t('reports.tabs')}
          tabs={tabs.map((one) => ({
            to: addresses[one] + reportAddress(now),
            label: t('reports.tab', { tab: one }),
            current: one === tab,
          }))}
        />
      </div>
      {children}
    </Container>
  )
}
