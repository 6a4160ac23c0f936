import { PenLine } from 'lucide-react'
import { listLegalTexts } from '#contract/operations/legal-texts.ts'
import { formatDate } from '#platform/text/dates.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { legalTextAddress } from '../addresses.ts'
import { None } from '../none.tsx'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'

const texts = query(listLegalTexts, {})

const queries: PageQueries = () => [texts]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The product's legal texts: the current version, the next one, and pending consents. */
export default function LegalTextsPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const { items } = useAnswer(texts)
  return (
    <OperationsPage title={t('legalTexts.title')} lead={t('legalTexts.lead')}>
      <Table
        caption={t('legalTexts.title')}
        cards
        density="comfortable"
        rows={items}
        rowKey={({ name }) => name}
        columns={[
          {
            key: 'name',
            header: t('legalTexts.text'),
            cell: ({ name, use }) => (
              <>
                {t('legal.name', { name })}
                <span className={styles.detail}>{t('legalTexts.kind', { kind: use })}</span>
              </>
            ),
          },
          {
            key: 'inForce',
            header: t('legalTexts.inForce'),
            cell: ({ name, inForce }) => (
              <Link to={`/legal/${name}/${inForce}`}>
                {t('legalTexts.since', { day: formatDate(inForce, language) })}
              </Link>
            ),
          },
          {
            key: 'ahead',
            header: t('legalTexts.ahead'),
            cell: ({ name, ahead }) =>
              ahead.length === 0 ? (
                <None />
              ) : (
                ahead.map((version) => (
                  <Link key={version} to={`/legal/${name}/${version}`} className={styles.detail}>
                    {formatDate(version, language)}
                  </Link>
                ))
              ),
          },
          {
            key: 'outstanding',
            header: t('legalTexts.outstanding'),
            align: 'end',
            cell: ({ use, outstanding }) => (use === 'agreed' ? outstanding : <None />),
          },
          {
            key: 'acts',
            header: t('legalTexts.acts'),
            cell: ({ name }) => (
              <ButtonLink
                size="small"
                to={legalTextAddress(name)}
                icon={<PenLine aria-hidden />}
                aria-label={t('legalTexts.write.name', { name: t('legal.name', { name }) })}
              >
                {t('legalTexts.write')}
              </ButtonLink>
            ),
          },
        ]}
      />
    </OperationsPage>
  )
}
