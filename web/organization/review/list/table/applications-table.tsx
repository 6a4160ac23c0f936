import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { applicationAddress } from '#web/organization/review-addresses.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Table } from '#web/ui/data/table.tsx'
import type { TableSelection } from '#web/ui/data/table-selection.tsx'
import { ActionBadge, FitBadge, SamePersonBadge, StatusBadge } from '../../status-badge.tsx'
import { type ListSearch, listAddress, type Sort, usualDirection } from '../list-search.ts'
import styles from '../page.module.css'

export interface Shown {
  readonly rows: readonly CompanyApplicationRow[]
  readonly now: ListSearch
  readonly formId: string
  readonly steps: readonly { id: string; name: string }[]
}

export type Selecting = Pick<TableSelection<CompanyApplicationRow>, 'isSelected' | 'onSelect'>

export function ApplicationsTable({
  rows,
  now,
  formId,
  steps,
  selection,
}: Shown & { selection: Selecting | undefined }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const sort = (by: Sort) => ({
    to: listAddress(now, { sort: by, direction: directionNext(now, by) }),
    now: now.sort === by ? (now.direction === 'up' ? ('ascending' as const) : ('descending' as const)) : undefined,
  })
  return (
    <div className={styles.table}>
      <Table<CompanyApplicationRow>
        caption={t('list.title')}
        tall
        rows={rows}
        rowKey={({ id }) => id}
        {...(selection && { selection: { ...selection, name: ({ name }) => name } })}
        columns={[
          {
            key: 'name',
            header: t('column.name'),
            sort: sort('name'),
            cell: (row) => <Who row={row} address={applicationAddress(formId, row.id, searchOf(now))} />,
          },
          {
            key: 'status',
            header: t('column.status'),
            sort: sort('status'),
            cell: ({ status }) => <StatusBadge status={status} />,
          },
          {
            key: 'step',
            header: t('column.step'),
            cell: ({ stepId }) => <Cut text={steps.find(({ id }) => id === stepId)?.name ?? null} />,
          },
          { key: 'action', header: t('narrow.action'), cell: ({ action }) => <ActionBadge action={action} /> },
          {
            key: 'fit',
            header: t('column.fit'),
            cell: ({ fit }) => <FitBadge fit={fit} short />,
          },
          { key: 'university', header: t('label.university'), cell: ({ university }) => <Cut text={university} /> },
          { key: 'department', header: t('label.department'), cell: ({ department }) => <Cut text={department} /> },
          { key: 'class', header: t('label.class'), cell: ({ class: year }) => year },
          {
            key: 'gpa',
            header: t('column.gpa'),
            align: 'end',
            sort: sort('gpa'),
            cell: ({ gpa }) => gpa !== null && formatNumber(gpa, language),
          },
          { key: 'city', header: t('label.city'), cell: ({ city }) => city },
          { key: 'age', header: t('column.age'), align: 'end', cell: ({ age }) => age },
          {
            key: 'documents',
            header: t('column.documents'),
            align: 'end',
            cell: ({ documents }) => documents,
          },
          {
            key: 'submitted',
            header: t('column.submitted'),
            sort: sort('submitted'),
            cell: ({ submittedAt }) => formatDateTime(submittedAt, language),
          },
        ]}
      />
    </div>
  )
}

/** The next direction of a column: sorting by it again reverses it. */
function directionNext(now: ListSearch, by: Sort) {
  if (now.sort !== by) return usualDirection[by]
  return now.direction === 'up' ? 'down' : 'up'
}

/** The list's filters for the address of one application; empty without filters. */
export function searchOf(now: ListSearch): string {
  const address = listAddress(now, { page: now.page })
  return address === '?' ? '' : address
}

const Cut = ({ text }: { text: string | null }) => text && <span className={styles.cut}>{text}</span>

function Who({ row, address }: { row: CompanyApplicationRow; address: string }) {
  return (
    <span className={styles.who}>
      <Avatar name={row.name} photo={row.photo ?? undefined} size="small" named />
      <Anchor to={address} className={styles.name} title={row.name}>
        {row.name}
      </Anchor>
      {row.samePerson && <SamePersonBadge />}
    </span>
  )
}
