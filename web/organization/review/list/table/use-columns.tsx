import type { ReactNode } from 'react'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import type { Column } from '#web/ui/data/table.tsx'
import { ActionBadge, FitBadge, StatusBadge } from '../../status-badge.tsx'
import { type ListSearch, listAddress, type Sort, usualDirection } from '../list-search.ts'
import styles from '../page.module.css'
import { type ColumnName, usualColumns } from './column-names.ts'
import { useColumnName } from './use-column-name.ts'

type Row = CompanyApplicationRow

interface Cell {
  readonly align?: 'end'
  readonly sort?: Sort
  /** Null: the row has nothing here */
  readonly of: (row: Row) => ReactNode
}

interface Listed {
  readonly rows: readonly Row[]
  readonly now: ListSearch
  readonly steps: readonly { readonly id: string; readonly name: string }[]
}

/** The chosen columns; of the usual ones those in which some row has something. */
export function useColumns({ rows, now, steps }: Listed): readonly Column<Row>[] {
  const cells = useCells({ now, steps })
  const columnName = useColumnName()
  const names = now.columns ?? usualColumns
  return names.flatMap((name) => {
    const cell = cells[name as ColumnName]
    if (!now.columns && rows.every((row) => cell.of(row) === null)) return []
    return {
      key: name,
      header: columnName(name),
      ...(cell.align && { align: cell.align }),
      ...(cell.sort && { sort: sortBy(now, cell.sort) }),
      cell: cell.of,
    }
  })
}

/** The address that sorts by a column; by the column that is sorted by already, the other way round. */
export function sortBy(now: ListSearch, sort: Sort) {
  const isNow = now.sort === sort
  const direction = isNow ? (now.direction === 'up' ? 'down' : 'up') : usualDirection[sort]
  return {
    to: listAddress(now, { sort, direction }),
    now: isNow ? (now.direction === 'up' ? ('ascending' as const) : ('descending' as const)) : undefined,
  }
}

function useCells({ now, steps }: Omit<Listed, 'rows'>): Readonly<Record<ColumnName, Cell>> {
  const language = useLanguage()
  const stepOf = ({ stepId }: Row) => steps.find(({ id }) => id === stepId)?.name ?? null
  const isTight = now.density === 'compact'
  const hasStep = now.columns?.includes('step') ?? false
  return {
    status: {
      sort: 'status',
      of: (row) => (
        <Lines second={isTight || hasStep ? null : stepOf(row)}>
          <StatusBadge status={row.status} />
        </Lines>
      ),
    },
    step: { of: (row) => cut(stepOf(row)) },
    action: { of: ({ action }) => (action === 'None' ? null : <ActionBadge action={action} short />) },
    fit: { of: ({ fit }) => <FitBadge fit={fit} short /> },
    gpa: { align: 'end', sort: 'gpa', of: ({ gpa }) => (gpa === null ? null : formatNumber(gpa, language)) },
    university: { of: ({ university }) => cut(university) },
    department: { of: ({ department }) => cut(department) },
    class: { of: ({ class: year }) => year },
    city: { of: ({ city }) => city },
    age: { align: 'end', of: ({ age }) => age },
    documents: { align: 'end', of: ({ documents }) => (documents === 0 ? null : documents) },
    submitted: {
      sort: 'submitted',
      of: ({ submittedAt }) => (
        <time dateTime={submittedAt} title={formatDateTime(submittedAt, language)}>
          {formatDate(submittedAt, language)}
        </time>
      ),
    },
  }
}

const cut = (text: string | null) => text && <span className={styles.cut}>{text}</span>

/** What a row says first, and below it in muted ink what goes with it. */
export const Lines = ({ children, second }: { children: ReactNode; second: string | null }) => (
  <span className={styles.lines}>
    {children}
    {second && <span className={styles.second}>{second}</span>}
  </span>
)
