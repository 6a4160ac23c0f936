import type { ParticipantRow } from '#contract/participants/participants.ts'
import { formatShortDate } from '#platform/text/short-date.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Table } from '#web/ui/data/table.tsx'
import type { Column } from '#web/ui/data/table-column.ts'
import { Lines } from '../../desk/list/lines.tsx'
import styles from '../../desk/list/list.module.css'
import { TagMarks } from '../../desk/list/row-marks.tsx'
import type { Selecting } from '../../desk/list/selecting.ts'
import { participantAddress } from '../../participants-addresses.ts'
import type { whoTakesPart } from '../../who-takes-part.ts'
import { ParticipantBadge } from '../status-badge.tsx'
import { TermProgress } from '../term-progress.tsx'
import own from './list.module.css'
import { type ListSearch, listAddress, usualDirection } from './list-search.ts'

export interface Shown {
  readonly rows: readonly ParticipantRow[]
  readonly now: ListSearch
  readonly selection: Selecting | undefined
}

interface ParticipantsTableProps extends Shown {
  readonly who: ReturnType<typeof whoTakesPart>
  /** The row of the keyboard cursor: only its link and box are in the tab order, other rows are reached by j and k */
  readonly current: string | undefined
  /** Columns with a value on any page of the list */
  readonly filled: readonly string[]
}

export function ParticipantsTable({ who, rows, now, selection, current, filled }: ParticipantsTableProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const columns = useColumns(now, rows, filled)
  return (
    <div className={classes(styles.table, own.table)}>
      <Table<ParticipantRow>
        caption={t('participants.title', { who })}
        long
        density="comfortable"
        current={current}
        rows={rows}
        rowKey={({ id }) => id}
        {...(selection && { selection: { ...selection, name: ({ name }) => name } })}
        columns={[
          {
            key: 'name',
            header: t('participants.one', { who }),
            sort: sortBy(now, 'name'),
            cell: (row) => (
              <span className={styles.who}>
                <Avatar name={row.name} photo={row.photo ?? undefined} size="small" named />
                <Lines second={[row.university, row.department].filter(Boolean).join(', ')}>
                  <Anchor
                    to={participantAddress(row.id, searchOf(now))}
                    className={styles.name}
                    title={row.name}
                    tabIndex={current === undefined || current === row.id ? undefined : -1}
                  >
                    {row.name}
                  </Anchor>
                </Lines>
              </span>
            ),
          },
          ...columns,
        ]}
      />
    </div>
  )
}

/** The list's filters, to carry in a participant's address; empty without filters. */
export function searchOf(now: ListSearch): string {
  const address = listAddress(now, { page: now.page })
  return address === '?' ? '' : address
}

function sortBy(now: ListSearch, sort: ListSearch['sort']) {
  const isNow = now.sort === sort
  const direction = isNow ? (now.direction === 'up' ? ('down' as const) : ('up' as const)) : usualDirection[sort]
  return {
    to: listAddress(now, { sort, direction }),
    now: isNow ? (now.direction === 'up' ? ('ascending' as const) : ('descending' as const)) : undefined,
  }
}

/**
 * Shows only columns that have a value somewhere in the list, so that every page has the same columns; a school year
 * that is free text only counts on its own page.
 */
function useColumns(
  now: ListSearch,
  rows: readonly ParticipantRow[],
  filled: readonly string[],
): readonly Column<ParticipantRow>[] {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const columns: readonly (Column<ParticipantRow> & { readonly has: (row: ParticipantRow) => unknown })[] = [
    {
      key: 'status',
      header: t('column.status'),
      has: () => true,
      cell: ({ status, since }) => (
        <Lines second={t('participants.since', { date: formatShortDate(since, language) })}>
          <ParticipantBadge status={status} />
        </Lines>
      ),
    },
    {
      key: 'form',
      header: t('participants.form'),
      has: () => now.formId === undefined,
      cell: ({ formTitle }) => <span className={styles.cut}>{formTitle}</span>,
    },
    {
      key: 'term',
      header: t('term'),
      has: ({ term }) => term,
      cell: ({ term }) =>
        term && (
          <Lines second={term.name}>
            <TermProgress term={term} />
          </Lines>
        ),
    },
    { key: 'class', header: t('label.class'), has: (row) => row.class, cell: (row) => row.class },
    { key: 'city', header: t('label.city'), has: ({ city }) => city, cell: ({ city }) => city },
    {
      key: 'tags',
      header: t('label.tags'),
      has: ({ tags }) => tags.length > 0,
      cell: ({ tags }) => tags.length > 0 && <TagMarks tags={tags} most={1} />,
    },
  ]
  return columns.filter(({ key, has }) => filled.includes(key) || rows.some((row) => has(row)))
}
