import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import checkbox from '#web/ui/fields/checkbox.module.css'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import styles from '../../desk/list/list.module.css'
import { TagMarks } from '../../desk/list/row-marks.tsx'
import { participantAddress } from '../../participants-addresses.ts'
import { ParticipantBadge } from '../status-badge.tsx'
import { TermProgress } from '../term-progress.tsx'
import own from './list.module.css'
import { type Shown, searchOf } from './participants-table.tsx'

/** The list as cards, for screens where a table does not fit. */
export function ParticipantCards({ rows, now, selection }: Shown) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return (
    <ul className={classes(styles.cards, own.cards)}>
      {rows.map((row) => {
        // No-break space: “4. Sınıf” must not wrap after its number.
        const schoolYear = row.class?.replaceAll(' ', '\u00a0') ?? null
        const facts = [row.university, row.department, schoolYear, row.city].filter((fact) => fact !== null)
        return (
          <Card as="li" key={row.id}>
            <div className={styles.head}>
              <Avatar name={row.name} photo={row.photo ?? undefined} named />
              <div>
                <h2 className={styles.who}>
                  <CardLink to={participantAddress(row.id, searchOf(now))}>{row.name}</CardLink>
                </h2>
                <p className={styles.quiet}>{row.formTitle}</p>
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
              <ParticipantBadge status={row.status} />
              <span className={styles.quiet}>{t('participants.since', { date: formatDate(row.since, language) })}</span>
              {row.term && (
                <>
                  <TermProgress term={row.term} />
                  <span className={styles.quiet}>{row.term.name}</span>
                </>
              )}
            </div>
            {row.tags.length > 0 && (
              <div className={styles.team}>
                <TagMarks tags={row.tags} most={1} />
              </div>
            )}
          </Card>
        )
      })}
    </ul>
  )
}
