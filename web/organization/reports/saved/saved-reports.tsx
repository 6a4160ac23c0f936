import { Settings } from 'lucide-react'
import { useState } from 'react'
import { listSavedReports } from '#contract/reports/saved-reports.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { query } from '#web/queries/answers.ts'
import { useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import styles from '../reports.module.css'
import { type SavedContent, savedAddress } from './saved-address.ts'

export const savedReportsOf = (companyId: string) => query(listSavedReports, { companyId })

const load = () => import('./saved-dialog.tsx')

/** The organization's saved reports as links; members with write access can save the current one. */
export function SavedReports(content: SavedContent) {
  const t = useTexts('org_candidate_list_and_detail')
  const { items, can } = useAnswer(savedReportsOf(useMe().myId))
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0 && !can.change) return null
  return (
    <nav aria-label={t('reports.saved')} className={styles.saved}>
      <ul>
        {items.map(({ id, name, content: kept }) => (
          <li key={id}>
            <Link to={savedAddress(kept)}>{name}</Link>
          </li>
        ))}
      </ul>
      {can.change && (
        <Button size="small" icon={<Settings />} onClick={() => setOpen(true)}>
          {t('reports.saved.manage')}
        </Button>
      )}
      {isOpen && (
        <Lazy load={load}>
          {({ SavedDialog }) => <SavedDialog content={content} items={items} onClose={() => setOpen(false)} />}
        </Lazy>
      )}
    </nav>
  )
}
