import { useSearchParams } from 'react-router'
import { companyBreachAsExcel, listCompanyBreaches } from '#contract/processing/breaches.ts'
import { companyProcessingRecord } from '#contract/processing/processing-record.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useMe } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { pageIn } from '../page-in.ts'
import styles from '../requests/requests.module.css'
import { Section } from '../section.tsx'
import { BreachBadge } from './breach-badge.tsx'
import { DownloadButton } from './download-button.tsx'

const pageSize = 20

const breachesOf = (companyId: string, search: URLSearchParams) =>
  query(listCompanyBreaches, { companyId, pageNumber: pageIn(search), pageSize })

const queries: PageQueries = ({ me, search }) => [breachesOf(me.myId, search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Records for the organization's contact with the authority: its record of processing, and breaches reported to it. */
export default function RecordsPage() {
  const t = useTexts('org_settings')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(breachesOf(companyId, search))
  return (
    <Section title={t('dataRecords.title')} lead={t('dataRecords.lead')}>
      <Card as="section" aria-labelledby="inventory" className={styles.card}>
        <h2 id="inventory" className={styles.title}>
          {t('records.title')}
        </h2>
        <p className={styles.quiet}>{t('dataRecords.inventory')}</p>
        <div>
          <DownloadButton
            label={t('records.download')}
            fileName={t('records.title')}
            ask={() => askInBrowser(companyProcessingRecord, { companyId, language })}
          />
        </div>
      </Card>
      <section aria-labelledby="breaches" className={styles.card}>
        <h2 id="breaches" className={styles.title}>
          {t('dataRecords.breaches')}
        </h2>
        <p className={styles.quiet}>{t('dataRecords.breaches.lead')}</p>
        {items.length === 0 ? (
          <EmptyState drawing="done" title={t('dataRecords.none')} />
        ) : (
          <ul className={styles.list}>
            {items.map((breach) => {
              const at = formatDateTime(breach.noticedAt, language)
              return (
                <li key={breach.id}>
                  <div className={styles.head}>
                    <strong>{t('records.noticed', { at })}</strong>
                    <BreachBadge breach={breach} />
                  </div>
                  <p className={styles.words}>{breach.description}</p>
                  <p className={styles.quiet}>
                    {breach.kinds.map((kind) => t('inventory.what', { kind })).join(', ')}
                    <br />
                    {t('records.tellBy', { at: formatDateTime(breach.tellBy, language) })}
                  </p>
                  <div>
                    <DownloadButton
                      label={t('records.download')}
                      about={at}
                      fileName={t('records.breach.title')}
                      ask={() => askInBrowser(companyBreachAsExcel, { companyId, breachId: breach.id, language })}
                    />
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </section>
      <Pagination page={pageIn(search)} pages={Math.ceil(total / pageSize)} to={(page) => `?page=${page}`} />
    </Section>
  )
}
