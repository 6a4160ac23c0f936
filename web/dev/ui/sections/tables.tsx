import { CircleCheck, Clock } from 'lucide-react'
import { useState } from 'react'
import { formatDate } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { FilterBar, SelectionBar } from '#web/ui/data/filter-bar.tsx'
import { Table } from '#web/ui/data/table.tsx'
import type { Column } from '#web/ui/data/table-column.ts'
import { Tag } from '#web/ui/data/tag.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Show, Shows, section } from '../show.tsx'

type Row = { id: string; name: string; university: string; gpa: number; accepted: boolean; date: string }

const rows: Row[] = [
  {
    id: '1',
    name: 'Ayşe Nur Öztürk',
    university: 'Boğaziçi Üniversitesi',
    gpa: 3.42,
    accepted: true,
    date: '2026-09-12',
  },
  { id: '2', name: 'Çağrı Işık', university: 'Iğdır Üniversitesi', gpa: 2.98, accepted: false, date: '2026-09-13' },
  {
    id: '3',
    name: 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine Şahin',
    university: 'Afyonkarahisar Sağlık Bilimleri Üniversitesi',
    gpa: 3.05,
    accepted: false,
    date: '2026-09-14',
  },
]

export const TableSection = section('tables', 'tables', () => {
  const t = useTexts('dev_ui')
  const columns = useColumns()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['2']))
  return (
    <Shows>
      <Show name="FilterBar, SelectionBar, Table selection" across>
        <FilterBar label={t('ui.filters')} end={<Button size="small">{t('export')}</Button>}>
          <TextInput label={t('ui.search')} hideLabel type="search" placeholder={t('searchHint')} />
          <Tag removeTo="#tables">{t('bachelor')}</Tag>
          <Tag removeTo="#tables">İstanbul</Tag>
          <ButtonLink to="#tables" variant="quiet" size="small">
            {t('clear')}
          </ButtonLink>
        </FilterBar>
        {selected.size > 0 && (
          <SelectionBar label={t('selected', { count: selected.size })} onClear={() => setSelected(new Set())}>
            <Button size="small">{t('changeStatus')}</Button>
          </SelectionBar>
        )}
        <Table
          caption={t('applications')}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.id}
          selection={{
            isSelected: (id) => selected.has(id),
            onSelect: (ids, isSelected) =>
              setSelected(
                (before) => new Set([...before].filter((id) => !ids.includes(id)).concat(isSelected ? ids : [])),
              ),
            name: (row) => row.name,
          }}
        />
      </Show>
      <Show name="Table roomy" across>
        <Table caption={t('tableRoomy')} columns={columns} rows={rows} rowKey={(row) => row.id} roomy />
      </Show>
      <Show name="Table loading" across>
        <Table caption={t('tableLoading')} columns={columns} rows={[]} rowKey={(row) => row.id} loading />
      </Show>
      <Show name="Table instead" across>
        <Table
          caption={t('tableEmpty')}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          instead={
            <EmptyState drawing="search" title={t('noneTitle')} action={<Button>{t('noneAction')}</Button>}>
              {t('noneText')}
            </EmptyState>
          }
        />
        <Table
          caption={t('tableFailed')}
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          instead={
            <ErrorState title={t('failedTitle')} onRetry={ignore}>
              {t('failedText')}
            </ErrorState>
          }
        />
      </Show>
    </Shows>
  )
})

function useColumns(): Column<Row>[] {
  const t = useTexts('dev_ui')
  const language = useLanguage()
  return [
    { key: 'name', header: t('candidate'), cell: (row) => row.name, sort: { to: '#tables', now: 'ascending' } },
    { key: 'university', header: t('label.university'), cell: (row) => row.university, sort: { to: '#tables' } },
    {
      key: 'gpa',
      header: t('gpa'),
      cell: (row) => formatNumber(row.gpa, language),
      align: 'end',
      sort: { to: '#tables' },
    },
    { key: 'status', header: t('status'), cell: (row) => <Status accepted={row.accepted} /> },
    { key: 'date', header: t('date'), cell: (row) => formatDate(row.date, language), align: 'end' },
  ]
}

function Status({ accepted }: { accepted: boolean }) {
  const t = useTexts('dev_ui')
  if (accepted)
    return (
      <Badge tone="success" icon={<CircleCheck />}>
        {t('accepted')}
      </Badge>
    )
  return (
    <Badge tone="primary" icon={<Clock />}>
      {t('underReview')}
    </Badge>
  )
}

function ignore() {}
