import { useQueryClient } from '@tanstack/react-query'
import { Building2, Landmark, Lock, ShieldCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import {
  addToBreach,
  type BreachEvent,
  breachAsExcel,
  type OneBreach,
  readBreach,
} from '#contract/processing/breaches.ts'
import { breachEvents } from '#contract/processing/data-kinds.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { BreachBadge } from '#web/settings/records/breach-badge.tsx'
import { DownloadButton } from '#web/settings/records/download-button.tsx'
import { useTexts } from '#web/texts/texts.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { breachesAddress } from '../addresses.ts'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { MomentField } from './moment-field.tsx'

const breachOf = (breachId: string) => query(readBreach, { breachId })

const queries: PageQueries = ({ params }) => [breachOf(idIn(params.breachId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

const icons: Readonly<Record<BreachEvent, ReactNode>> = {
  measure: <ShieldCheck />,
  authorityTold: <Landmark />,
  peopleTold: <Users />,
  organizationsTold: <Building2 />,
  closed: <Lock />,
}

/** One breach: its deadline, the affected data, and the measures. */
export default function BreachPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const { breachId = '' } = useParams()
  const breach = useAnswer(breachOf(breachId))
  const at = (moment: string) => formatDateTime(moment, language)
  const title = t('breaches.of', { at: at(breach.noticedAt) })
  return (
    <OperationsPage
      title={title}
      lead={breach.company?.name ?? t('records.breach.all')}
      trail={<Breadcrumbs trail={[{ label: t('breaches.title'), to: breachesAddress }, { label: title }]} />}
      acts={
        <DownloadButton
          label={t('records.download')}
          fileName={t('records.breach.title')}
          ask={() => askInBrowser(breachAsExcel, { breachId, language })}
        />
      }
    >
      <Card as="section" aria-labelledby="breach" className={styles.card}>
        <h2 id="breach" className={styles.title}>
          {t('breaches.description')}
        </h2>
        <div>
          <BreachBadge breach={breach} />
        </div>
        <p className={styles.words}>{breach.description}</p>
        <DescriptionList
          items={[
            { term: t('breaches.startedAt'), detail: at(breach.startedAt) },
            { term: t('breaches.endedAt'), detail: at(breach.endedAt) },
            { term: t('breaches.tellBy'), detail: at(breach.tellBy) },
            {
              term: t('breaches.kinds'),
              detail: breach.kinds.map((kind) => t('inventory.what', { kind })).join(', '),
            },
            {
              term: t('breaches.by'),
              detail: [breach.recordedBy, at(breach.recordedAt)].filter(Boolean).join('\u00a0· '),
            },
          ]}
        />
      </Card>
      <section aria-labelledby="done" className={styles.card}>
        <h2 id="done" className={styles.title}>
          {t('breaches.done')}
        </h2>
        <Timeline
          events={breach.entries.map(({ id, event, happenedAt, who, text }) => ({
            id,
            icon: icons[event],
            title: t('records.breach.event', { event }),
            date: [at(happenedAt), who].filter(Boolean).join('\u00a0· '),
            children: <p className={styles.words}>{text}</p>,
          }))}
        />
      </section>
      <EntryForm key={breach.entries.length} breach={breach} />
    </OperationsPage>
  )
}

const schema = async () => (await import('./schemas.ts')).NewEntry

function EntryForm({ breach: { id: breachId, entries } }: { breach: OneBreach }) {
  const t = useTexts('operations')
  const answers = useQueryClient()
  const form = useAskForm(schema, 'Company', async (values) => {
    const now = await askInBrowser(addToBreach, { breachId, ...values })
    answers.setQueryData(breachOf(breachId).key, now)
    showToast({ tone: 'success', title: t('breaches.added') })
  })
  const isSaid = (event: string) => event !== 'measure' && entries.some((entry) => entry.event === event)
  return (
    <section aria-labelledby="add" className={styles.card}>
      <h2 id="add" className={styles.title}>
        {t('breaches.add')}
      </h2>
      <div className={styles.narrow}>
        <AskForm form={form} submit={t('breaches.add.submit')}>
          <Select
            {...form.field('event')}
            label={t('breaches.what')}
            help={t('breaches.add.help')}
            options={breachEvents
              .filter((event) => !isSaid(event))
              .map((event) => ({ value: event, label: t('records.breach.event', { event }) }))}
          />
          <MomentField {...form.field('happenedAt')} label={t('breaches.happenedAt')} />
          <TextArea {...form.field('text')} label={t('breaches.text')} rows={4} limit={5000} />
        </AskForm>
      </div>
    </section>
  )
}
