import type { ListedState } from '#contract/communities/community-facts.ts'
import type { MemberRow } from '#contract/communities/members.ts'
import type { Tag } from '#contract/review/tags.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Table } from '#web/ui/data/table.tsx'
import type { Column } from '#web/ui/data/table-column.ts'
import { TagMark } from '../../desk/tag-mark.tsx'
import styles from './one.module.css'

interface MembersTableProps {
  readonly rows: readonly MemberRow[]
  /** Columns with a value on any page of the list */
  readonly filled: readonly string[]
  readonly state: ListedState
  /** The organization's tags */
  readonly tags: readonly Tag[]
  readonly selection:
    | {
        readonly isSelected: (id: string) => boolean
        readonly onSelect: (ids: readonly string[], isOn: boolean) => void
      }
    | undefined
}

/** One row for each member, with the profile fields that the member shares. */
export function MembersTable({ rows, filled, state, tags, selection }: MembersTableProps) {
  const t = useTexts('org_communities')
  return (
    <Table<MemberRow>
      caption={t('members.state', { state })}
      long
      cards
      density="comfortable"
      rows={rows}
      rowKey={({ candidateId }) => candidateId}
      {...(selection && { selection: { ...selection, name: ({ name }) => name } })}
      columns={useColumns(filled, state, tags, rows)}
    />
  )
}

/** Renders nothing for an empty text, so that cards leave out the label as well. */
const long = (text: string) => text && <span className={styles.long}>{text}</span>

/** Shows only columns that have a value somewhere in the list, so that every page has the same columns. */
function useColumns(
  filled: readonly string[],
  state: ListedState,
  tags: readonly Tag[],
  rows: readonly MemberRow[],
): readonly Column<MemberRow>[] {
  const t = useTexts('org_communities')
  const language = useLanguage()
  const columns: readonly (Column<MemberRow> & { readonly has: (row: MemberRow) => unknown })[] = [
    { key: 'name', header: t('members.name'), has: () => true, cell: ({ name }) => name },
    { key: 'email', header: t('members.email'), has: ({ email }) => email, cell: ({ email }) => email },
    {
      key: 'note',
      header: t('members.note'),
      has: ({ note }) => note,
      cell: ({ note }) => long(note),
    },
    {
      key: 'education',
      header: t('members.education'),
      has: ({ level }) => level,
      cell: ({ level, university, department }) =>
        long(
          [university, department, ...(level && !university ? [t('level', { code: level })] : [])]
            .filter(Boolean)
            .join(', '),
        ),
    },
    { key: 'city', header: t('label.city'), has: ({ city }) => city, cell: ({ city }) => city },
    { key: 'gsm', header: t('members.phone'), has: ({ gsm }) => gsm, cell: ({ gsm }) => gsm },
    {
      key: 'tags',
      header: t('label.tags'),
      has: (row) => row.tags.length > 0 && tags.length > 0,
      cell: (row) => {
        const own = tags.filter(({ id }) => row.tags.includes(id))
        return (
          own.length > 0 && (
            <span className={styles.tags}>
              {own.map((tag) => (
                <TagMark key={tag.id} {...tag} />
              ))}
            </span>
          )
        )
      },
    },
    {
      key: 'invitation',
      header: t('members.invitation'),
      has: ({ invitedAt }) => invitedAt,
      cell: ({ invitedAt, appliedAt }) => {
        const at = appliedAt ?? invitedAt
        return at && t('members.invitation.is', { applied: String(appliedAt !== null), date: formatDate(at, language) })
      },
    },
    {
      key: 'since',
      header: t('members.since', { state }),
      has: () => true,
      cell: ({ since }) => <span className={styles.quiet}>{formatDate(since, language)}</span>,
    },
  ]
  return columns.filter(({ key, has }) => filled.includes(key) || rows.some((row) => has(row)))
}
