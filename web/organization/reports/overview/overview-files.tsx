import { ChevronDown, FileDown } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { FileButton } from '../file-button.tsx'
import { askedOf, compareToOf, type ReportSearch } from '../report-search.ts'
import styles from './overview-files.module.css'

/** The overview as PDF: one page for the director, or all of it, with or without tables by day. */
export function OverviewFiles({ now }: { now: ReportSearch }) {
  const t = useTexts('org_candidate_list_and_detail')
  const [eachDay, setEachDay] = useState(false)
  const asked = { ...askedOf(now), compareTo: compareToOf(now) }
  return (
    <details className={styles.files} data-menu>
      <summary>
        <FileDown />
        {t('reports.file', { kind: 'pdf' })}
        <ChevronDown />
      </summary>
      <div className={styles.choices}>
        <FileButton
          kind="pdf"
          about={t('reports.director')}
          label={t('reports.director')}
          ask={async (shared) => (await import('../report-files.ts')).directorPagePdf({ ...shared, ...asked })}
        />
        <p>{t('reports.director.detail')}</p>
        <hr />
        <FileButton
          kind="pdf"
          about={t('reports.tab', { tab: 'overview' })}
          label={t('reports.whole')}
          ask={async (shared) => (await import('../report-files.ts')).overviewPdf({ ...shared, ...asked, eachDay })}
        />
        <Checkbox
          label={t('reports.eachDay')}
          checked={eachDay}
          onChange={({ currentTarget }) => setEachDay(currentTarget.checked)}
        />
      </div>
    </details>
  )
}
