import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { TagMark } from '../../tag-mark.tsx'
import styles from '../page.module.css'
import type { Names } from '../use-names.ts'

interface RowMarksProps {
  readonly row: CompanyApplicationRow
  readonly names: Names
}

/** As far as they are known: one may have been deleted meanwhile. */
export const tagsOf = ({ row: { tags = [] }, names }: RowMarksProps) => names.tags.filter(({ id }) => tags.includes(id))

export const assignedOf = ({ row: { assigned = [] }, names }: RowMarksProps) =>
  names.members.filter(({ accountId }) => assigned.includes(accountId))

/** The first tags of an application, and how many more there are; all are read out. */
export function TagMarks({ tags, most }: { tags: Names['tags']; most: number }) {
  const rest = tags.slice(most)
  return (
    <span className={styles.marks} title={namesOf(tags)}>
      {tags.slice(0, most).map((tag) => (
        <TagMark key={tag.id} {...tag} />
      ))}
      {rest.length > 0 && <span className={styles.rest}>+{rest.length}</span>}
      <VisuallyHidden>{namesOf(rest)}</VisuallyHidden>
    </span>
  )
}

/** The pictures of those who look after an application; of a single one also the name, where there is room for it. */
export function AssignedMarks({ members, isNamed = false }: { members: Names['members']; isNamed?: boolean }) {
  const [only] = members
  if (isNamed && only && members.length === 1)
    return (
      <span className={styles.marks}>
        <Avatar name={only.name} size="small" named />
        <span className={styles.colleague}>{only.name}</span>
      </span>
    )
  return (
    <span className={styles.marks} title={namesOf(members)}>
      {members.slice(0, 3).map(({ accountId, name }) => (
        <Avatar key={accountId} name={name} size="small" />
      ))}
      {members.length > 3 && <span className={styles.rest}>+{members.length - 3}</span>}
    </span>
  )
}

const namesOf = (named: readonly { readonly name: string }[]) => named.map(({ name }) => name).join(', ')
