import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { applicationAddress } from '#web/organization/review-addresses.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import checkbox from '#web/ui/fields/checkbox.module.css'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import { ActionBadge, EnteredBadge, isEntered, SamePersonBadge, StatusBadge } from '../../status-badge.tsx'
import styles from '../page.module.css'
import { type Selecting, type Shown, searchOf, Unseen } from './applications-table.tsx'

/** The list as cards, for screens where a table does not fit. */
export function ApplicationCards({ rows, now, formId, selection }: Shown) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <Card as="li" key={row.id}>
          <Face row={row} address={applicationAddress(formId, row.id, searchOf(now))} selection={selection} />
        </Card>
      ))}
    </ul>
  )
}

interface FaceProps {
  readonly row: CompanyApplicationRow
  readonly address: string
  readonly selection: Selecting | undefined
}

function Face({ row, address, selection }: FaceProps) {
  const t = useTexts('common')
  const language = useLanguage()
  const facts = [row.university, row.department, row.class, row.city].filter((fact) => fact !== null)
  return (
    <>
      <div className={styles.head}>
        <Avatar name={row.name} photo={row.photo ?? undefined} named />
        <div>
          <h2 className={styles.who}>
            {!row.isSeen && <Unseen />}
            <CardLink to={address}>{row.name}</CardLink>
          </h2>
          <p className={styles.quiet}>{formatDateTime(row.submittedAt, language)}</p>
        </div>
        {selection && (
          <label className={styles.tick}>
            <input
              type="checkbox"
              aria-label={t('ui.table.select', { name: row.name })}
              className={checkbox.box}
              checked={selection.isSelected(row.id)}
              onChange={({ currentTarget }) => selection.onSelect([row.id], currentTarget.checked)}
            />
          </label>
        )}
      </div>
      <p className={styles.quiet}>{facts.join(' · ')}</p>
      <div className={styles.badges}>
        <StatusBadge status={row.status} />
        <ActionBadge action={row.action} />
        {row.samePerson && <SamePersonBadge />}
        {isEntered(row) && <EnteredBadge />}
      </div>
    </>
  )
}
