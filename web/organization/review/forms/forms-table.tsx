import type { ApplicationForm } from '#contract/review/application-forms.ts'
import { formatDate } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { Anchor } from '#web/ui/anchor.tsx'
import { classes } from '#web/ui/classes.ts'
import { Table } from '#web/ui/data/table.tsx'
import { Card, CardLink } from '#web/ui/layout/card.tsx'
import { DaysLeft } from '../../forms/list/days-left.tsx'
import { StateBadge } from '../../forms/state-badge.tsx'
import list from '../../list-page.module.css'
import { applicationsAddress } from '../../review-addresses.ts'
import styles from './page.module.css'

interface Shown {
  readonly rows: readonly ApplicationForm[]
}

export function FormsTable({ rows }: Shown) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  const said = (count: number) => formatNumber(count, language)
  return (
    <div className={list.table}>
      <Table
        caption={t('forms.title')}
        roomy
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'title',
            header: t('forms.form'),
            cell: (form) => (
              <>
                <Anchor to={applicationsAddress(form.id)} className={classes(list.title, styles.title)}>
                  {form.title || t('forms.untitled')}
                </Anchor>
                <span className={list.quiet}>
                  {t('listings.type', { type: form.type })} · {form.formIdentityNumber}
                </span>
              </>
            ),
          },
          { key: 'state', header: t('label.state'), cell: ({ state }) => <StateBadge state={state} /> },
          { key: 'deadline', header: t('label.deadline'), cell: (form) => <Deadline form={form} /> },
          {
            key: 'applications',
            header: t('label.applications'),
            align: 'end',
            cell: (form) => said(form.applications),
          },
          { key: 'awaiting', header: t('forms.awaiting'), align: 'end', cell: (form) => <Awaiting form={form} /> },
          {
            key: 'replies',
            header: t('forms.replies'),
            align: 'end',
            cell: (form) => said(form.awaitingReplies),
          },
        ]}
      />
    </div>
  )
}

/** The list as cards, for screens where a table does not fit. */
export function FormsCards({ rows }: Shown) {
  const t = useTexts('org_candidate_list_and_detail')
  return (
    <ul className={list.cards}>
      {rows.map((form) => (
        <Card as="li" key={form.id}>
          <p className={list.quiet}>
            {t('listings.type', { type: form.type })} · {form.formIdentityNumber}
          </p>
          <h2>
            <CardLink to={applicationsAddress(form.id)}>{form.title || t('forms.untitled')}</CardLink>
          </h2>
          <p className={list.facts}>
            <StateBadge state={form.state} />
            <span>{t('forms.count', { count: form.applications })}</span>
            {form.awaiting > 0 && (
              <span className={list.urgent}>{t('forms.count.awaiting', { count: form.awaiting })}</span>
            )}
            {form.awaitingReplies > 0 && <span>{t('forms.count.replies', { count: form.awaitingReplies })}</span>}
            {form.state === 'Archived' ? (
              <span>
                {t('label.deadline')}: <Deadline form={form} />
              </span>
            ) : (
              <DaysLeft form={form} />
            )}
          </p>
        </Card>
      ))}
    </ul>
  )
}

/** A link to the applications of a form that await review. */
function Awaiting({ form: { id, title, awaiting } }: { form: ApplicationForm }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  if (awaiting === 0) return formatNumber(0, language)
  return (
    <Anchor
      to={`${applicationsAddress(id)}?status=Submitted`}
      className={list.urgent}
      aria-label={t('forms.awaiting.of', { title, count: awaiting })}
    >
      {formatNumber(awaiting, language)}
    </Anchor>
  )
}

function Deadline({ form: { closesAt } }: { form: ApplicationForm }) {
  const t = useTexts('org_candidate_list_and_detail')
  const language = useLanguage()
  return <span>{closesAt === null ? t('forms.noDeadline') : formatDate(closesAt, language)}</span>
}
