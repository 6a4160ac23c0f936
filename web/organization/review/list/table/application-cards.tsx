import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { applicationAddress } from '#web/organization/review-addresses.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import checkbox from '#web/ui/fields/checkbox.module.css'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import styles from '../../../desk/list/list.module.css'
import { AssignedMarks, assignedOf, TagMarks, tagsOf } from '../../../desk/list/row-marks.tsx'
import type { Selecting } from '../../../desk/list/selecting.ts'
import type { Names } from '../../../desk/list/use-names.ts'
import { ActionBadge, EnteredBadge, isEntered, SamePersonBadge, StatusBadge } from '../../../desk/status-badge.tsx'
import { type Shown, searchOf, Unseen } from './applications-table.tsx'
import { stepName } from './use-columns.tsx'

/** The list as cards, for screens where a table does not fit. */
export function ApplicationCards({ rows, now, formId, overview, names, selection }: Shown) {
  return (
    <ul className={styles.cards}>
      {rows.map((row) => (
        <Card as="li" key={row.id}>
          <Face
            row={row}
            step={stepName(row, overview.steps)}
            names={names}
            address={applicationAddress(formId, row.id, searchOf(now))}
            selection={selection}
          />
        </Card>
      ))}
    </ul>
  )
}

interface FaceProps {
  readonly row: CompanyApplicationRow
  readonly step: string | null
  readonly names: Names
  readonly address: string
  readonly selection: Selecting | undefined
}

function Face({ row, step, names, address, selection }: FaceProps) {
  const t = useTexts('common')
  const language = useLanguage()
  const tags = tagsOf({ row, names })
  const assigned = assignedOf({ row, names })
  // No-break space: “4. Sınıf” must not wrap after its number.
  const schoolYear = row.class?.replaceAll(' ', '\u00a0') ?? null
  const facts = [row.university, row.department, schoolYear, row.city].filter((fact) => fact !== null)
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
      {facts.length > 0 && <p className={styles.quiet}>{facts.join('\u00a0· ')}</p>}
      <div className={styles.badges}>
        <StatusBadge status={row.status} entry={row.entry} />
        {step !== null && <span className={styles.quiet}>{step}</span>}
        <ActionBadge action={row.action} />
        {row.samePerson && <SamePersonBadge />}
        {isEntered(row) && <EnteredBadge />}
      </div>
      {tags.length + assigned.length > 0 && (
        <div className={styles.team}>
          {tags.length > 0 && <TagMarks tags={tags} most={1} />}
          {assigned.length > 0 && (
            <span className={styles.assigned}>
              <AssignedMarks members={assigned} isNamed />
            </span>
          )}
        </div>
      )}
    </>
  )
}
