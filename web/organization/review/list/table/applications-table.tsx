import { Eye } from 'lucide-react'
import type { CompanyApplicationRow } from '#contract/review/search-applications.ts'
import { applicationAddress } from '#web/organization/review-addresses.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { Avatar } from '#web/ui/data/avatar.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { Lines } from '../../../desk/list/lines.tsx'
import styles from '../../../desk/list/list.module.css'
import { type ListSearch, listAddress } from '../../../desk/list/list-search.ts'
import type { Overview } from '../../../desk/list/overview.ts'
import type { Selecting } from '../../../desk/list/selecting.ts'
import type { Names } from '../../../desk/list/use-names.ts'
import { EnteredBadge, isEntered, SamePersonBadge } from '../../../desk/status-badge.tsx'
import { sortBy, useColumns } from './use-columns.tsx'

export interface Shown {
  readonly rows: readonly CompanyApplicationRow[]
  readonly now: ListSearch
  readonly formId: string
  readonly overview: Overview
  readonly names: Names
  readonly selection: Selecting | undefined
}

interface ApplicationsTableProps extends Shown {
  /** The row of the keyboard cursor: only its link and box are in the tab order, other rows are reached by j and k */
  readonly current: string | undefined
  /** The row that is previewed beside the table */
  readonly peeked: string | undefined
  readonly onPeek: (id: string) => void
}

export function ApplicationsTable(props: ApplicationsTableProps) {
  const { rows, now, formId, overview, names, selection, current, peeked, onPeek } = props
  const t = useTexts('org_candidate_list_and_detail')
  const columns = useColumns({ now, overview, names, isPeeking: peeked !== undefined })
  return (
    <div className={styles.table}>
      <Table<CompanyApplicationRow>
        caption={t('list.title')}
        long
        density={now.density ?? 'comfortable'}
        current={current}
        rows={rows}
        rowKey={({ id }) => id}
        {...(selection && { selection: { ...selection, name: ({ name }) => name } })}
        columns={[
          {
            key: 'name',
            header: t('column.name'),
            sort: sortBy(now, 'name'),
            cell: (row) => (
              <Who
                row={row}
                now={now}
                address={applicationAddress(formId, row.id, searchOf(now))}
                isReached={current === undefined || current === row.id}
                isPeeked={peeked === row.id}
                onPeek={() => onPeek(row.id)}
              />
            ),
          },
          ...columns,
        ]}
      />
    </div>
  )
}

/** The list's filters, to carry in an application's address; empty without filters. */
export function searchOf(now: ListSearch): string {
  const address = listAddress(now, { page: now.page })
  return address === '?' ? '' : address
}

/** The reader has not opened the application yet. */
export function Unseen() {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <span className={styles.unseen} title={t('unseen')}>
      <VisuallyHidden>{t('unseen')}</VisuallyHidden>
    </span>
  )
}

interface WhoProps {
  readonly row: CompanyApplicationRow
  readonly now: ListSearch
  readonly address: string
  readonly isReached: boolean
  readonly isPeeked: boolean
  readonly onPeek: () => void
}

function Who({ row, now, address, isReached, isPeeked, onPeek }: WhoProps) {
  const t = useTexts('org_candidate_list_and_detail')
  const said = (['university', 'department'] as const).filter((name) => !now.columns?.includes(name))
  const second = said.flatMap((name) => row[name] ?? []).join(', ')
  const isTight = now.density === 'compact'
  const marks = (row.samePerson || isEntered(row)) && (
    <span key="marks" className={styles.beside}>
      {row.samePerson && <SamePersonBadge />}
      {isEntered(row) && <EnteredBadge />}
    </span>
  )
  return (
    <span className={styles.who}>
      <Avatar name={row.name} photo={row.photo ?? undefined} size="small" named />
      {row.isSeen ? <span className={styles.seen} /> : <Unseen />}
      {/* The name is never shortened for a badge: badges are below it, or after it as far as there is room. */}
      <Lines second={!isTight && marks ? [marks, ' ', second] : !isTight && second}>
        <Anchor to={address} className={styles.name} title={row.name} tabIndex={isReached ? undefined : -1}>
          {row.name}
        </Anchor>
      </Lines>
      {isTight && marks}
      <span className={styles.preview}>
        <IconButton
          size="small"
          icon={<Eye />}
          label={t('peek.show')}
          aria-pressed={isPeeked}
          tabIndex={isReached ? undefined : -1}
          onClick={onPeek}
        />
      </span>
    </span>
  )
}
