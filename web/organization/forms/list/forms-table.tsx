import type { FormRow } from '#contract/forms/company-forms.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { classes } from '#web/ui/classes.ts'
import { Table } from '#web/ui/data/table.tsx'
import { TimeAgo } from '#web/ui/data/time-ago.tsx'
import { formAddress } from '../../form-addresses.ts'
import list from '../../list-page.module.css'
import { PerDayLine } from '../../per-day-line.tsx'
import { StateBadge } from '../state-badge.tsx'
import { typeTexts } from '../words.ts'
import { Applications } from './applications.tsx'
import { DaysLeft } from './days-left.tsx'
import { LazyMenu } from './lazy-menu.tsx'
import { type ListSearch, listAddress, type Sort } from './list-search.ts'
import styles from './page.module.css'

export function FormsTable({ rows, now }: { rows: readonly FormRow[]; now: ListSearch }) {
  const t = useTexts('org_forms')
  const sort = (by: Sort, way: 'ascending' | 'descending') => ({
    to: listAddress(now, { sort: by }),
    now: now.sort === by ? way : undefined,
  })
  return (
    <div className={list.table}>
      <Table
        caption={t('list.title')}
        roomy
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: t('list.form'),
            sort: sort('title', 'ascending'),
            cell: (form) => (
              <>
                <Anchor to={formAddress(form.id)} className={classes(list.title, styles.title)}>
                  {form.title}
                </Anchor>
                <span className={list.quiet}>
                  {t(typeTexts[form.type])} · {t('list.number', { number: String(form.formIdentityNumber) })}
                </span>
              </>
            ),
          },
          { key: 'state', header: t('label.state'), cell: ({ state }) => <StateBadge state={state} /> },
          {
            key: 'applications',
            header: t('label.applications'),
            align: 'end',
            sort: sort('applications', 'descending'),
            cell: (form) => (
              <span className={styles.applications}>
                <PerDayLine perDay={form.perDay} />
                <Applications form={form} />
              </span>
            ),
          },
          {
            key: 'deadline',
            header: t('label.deadline'),
            sort: sort('deadline', 'ascending'),
            cell: (form) => <DaysLeft form={form} />,
          },
          {
            key: 'updated',
            header: t('list.updated'),
            sort: sort('updated', 'descending'),
            cell: ({ updatedAt, updatedBy }) => (
              <>
                <TimeAgo moment={updatedAt} />
                {updatedBy && <div className={list.quiet}>{updatedBy}</div>}
              </>
            ),
          },
          { key: 'acts', header: t('list.acts'), align: 'end', cell: (form) => <LazyMenu form={form} /> },
        ]}
      />
    </div>
  )
}
