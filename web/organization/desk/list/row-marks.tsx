import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { TagMark } from '../tag-mark.tsx'
import styles from './list.module.css'
import type { Names } from './use-names.ts'

interface RowMarksProps {
  readonly row: CompanyApplicationRow
  readonly names: Names
}

/** The row's tags, without any that was deleted meanwhile. */
export const tagsOf = ({ row: { tags = [] }, names }: RowMarksProps) => names.tags.filter(({ id }) => tags.includes(id))

export const assignedOf = ({ row: { assigned = [] }, names }: RowMarksProps) =>
  names.members.filter(({ accountId }) => assigned.includes(accountId))

/** The first tags of an application and the number of others; screen readers read all. */
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

/** The pictures of the assigned members; a single one also with the name, if there is room. */
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
