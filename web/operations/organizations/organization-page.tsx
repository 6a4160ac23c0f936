import { BadgeCheck } from 'lucide-react'
import { useParams } from 'react-router'
import { readOperatedCompany } from '#contract/operations/organizations.ts'
import { formatDate, formatDateTime } from '#platform/text/dates.ts'
import { formatNumber } from '#platform/text/numbers.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { Notice } from '#web/ui/feedback/notice.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { ActList, actsOf } from '../acts/act-list.tsx'
import { actsAddress, organizationsAddress } from '../addresses.ts'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { OrganizationActs } from './organization-acts.tsx'

const companyOf = (id: string) => query(readOperatedCompany, { id })
const lately = 5

const queries: PageQueries = ({ params }) => {
  const id = idIn(params.id)
  return [companyOf(id), actsOf({ companyId: id, pageSize: lately })]
}
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** One organization: profile, orders, and operators' acts. */
export default function OrganizationPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const { id = '' } = useParams()
  const company = useAnswer(companyOf(id))
  const { items, total } = useAnswer(actsOf({ companyId: id, pageSize: lately }))
  const { name, suspendedAt, suspendedBecause, roots } = company
  const held = company.package
  const number = (value: number) => formatNumber(value, language)
  return (
    <OperationsPage
      title={name}
      lead={
        company.verified && (
          <Badge tone="success" icon={<BadgeCheck />}>
            {t('organizations.verified')}
          </Badge>
        )
      }
      trail={<Breadcrumbs trail={[{ label: t('organizations.title'), to: organizationsAddress }, { label: name }]} />}
    >
      {suspendedAt !== null && (
        <Notice tone="danger" title={t('organization.suspendedSince', { at: formatDateTime(suspendedAt, language) })}>
          <p className={styles.words}>{suspendedBecause}</p>
        </Notice>
      )}
      <OrganizationActs company={company} />
      <div className={styles.columns}>
        <Card as="section" aria-labelledby="who" className={styles.card}>
          <h2 id="who" className={styles.title}>
            {t('organization.who')}
          </h2>
          <DescriptionList
            items={[
              { term: t('organizations.number'), detail: company.companyNumber },
              { term: t('organizations.type'), detail: t('companyTypes.name', { type: company.type }) },
              { term: t('organizations.since'), detail: formatDate(company.createdAt, language) },
              { term: t('organization.members'), detail: number(company.members) },
              {
                term: t('organization.roots'),
                detail: roots.map((root) => (
                  <span key={root.email} className={styles.words}>
                    {`${root.name} · ${root.email}\n`}
                  </span>
                )),
              },
              {
                term: t('organization.tax'),
                detail:
                  [company.taxTitle, company.taxOffice, company.taxNumber].filter(Boolean).join('\u00a0· ') ||
                  t('organization.tax.none'),
              },
              { term: t('organizations.takesApplications'), detail: number(company.openForms) },
            ]}
          />
        </Card>
        <Card as="section" aria-labelledby="package" className={styles.card}>
          <h2 id="package" className={styles.title}>
            {t('organization.package')}
          </h2>
          <DescriptionList
            items={[
              { term: t('order.package'), detail: held.name },
              {
                term: t('order.validity'),
                detail: held.hasBegun
                  ? t('organization.until', {
                      day: formatDate(held.expiryAt, language),
                      over: held.isOver ? 'yes' : 'no',
                    })
                  : t('organization.notBegun'),
              },
              ...company.credits.map(({ kind, left, total: all }) => ({
                term: t('credits.kind', { kind }),
                detail: t('credits.left', { left: number(left), total: number(all) }),
              })),
            ]}
          />
        </Card>
      </div>
      <h2 className={styles.title}>{t('organization.acts')}</h2>
      {items.length === 0 ? (
        <p className={styles.quiet}>{t('organization.acts.none')}</p>
      ) : (
        <ActList acts={items} caption={t('organization.acts')} />
      )}
      {total > lately && (
        <p>
          <Link to={`${actsAddress}?companyId=${id}`}>{t('organization.acts.all', { count: total })}</Link>
        </p>
      )}
    </OperationsPage>
  )
}
