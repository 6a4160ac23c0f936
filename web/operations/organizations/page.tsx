import { BadgeCheck, CirclePause } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { searchCompanies } from '#contract/operations/organizations.ts'
import { formatDate } from '#platform/text/dates.ts'
import { SearchForm } from '#web/forms/search-form.tsx'
import { pageIn } from '#web/organization/page-in.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Badge } from '#web/ui/data/badge.tsx'
import { Table } from '#web/ui/data/table.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { organizationAddress } from '../addresses.ts'
import { None } from '../none.tsx'
import { OperationsPage } from '../operations-page.tsx'
import { PageTabs } from '../page-tabs.tsx'
import { SearchField } from '../search-field.tsx'
import { shownIn } from '../shown-in.ts'
import { wordsIn } from '../words-in.ts'

const pageSize = 20
const parts = ['all', 'unverified', 'suspended'] as const

function companiesIn(search: URLSearchParams) {
  const words = wordsIn(search)
  const part = shownIn(search, [...parts])
  return query(searchCompanies, {
    ...(words && { search: words }),
    ...(part !== 'all' && { state: part }),
    pageNumber: pageIn(search),
    pageSize,
  })
}

const queries: PageQueries = ({ search }) => [companiesIn(search)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** All organizations, searched by name, number or a member's address. */
export default function OrganizationsPage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const [search] = useSearchParams()
  const { items, total } = useAnswer(companiesIn(search))
  const words = wordsIn(search)
  const part = shownIn(search, [...parts])
  const page = pageIn(search)
  return (
    <OperationsPage title={t('organizations.title')} lead={t('organizations.lead')}>
      <SearchForm label={t('organizations.search')}>
        {part !== 'all' && <input type="hidden" name="show" value={part} />}
        <SearchField label={t('organizations.search')} words={words} />
      </SearchForm>
      <PageTabs
        label={t('organizations.title')}
        shown={part}
        total={total}
        tabs={parts.map((value) => ({ value, label: t('organizations.part', { part: value }) }))}
      />
      {items.length === 0 ? (
        <EmptyState drawing={words ? 'search' : 'done'} title={t('organizations.none')} />
      ) : (
        <Table
          caption={t('organizations.title')}
          cards
          density="comfortable"
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'name',
              header: t('organization'),
              cell: ({ id, name }) => <Link to={organizationAddress(id)}>{name}</Link>,
            },
            {
              key: 'number',
              header: t('organizations.number'),
              align: 'end',
              cell: ({ companyNumber }) => companyNumber,
            },
            { key: 'type', header: t('organizations.type'), cell: ({ type }) => t('companyTypes.name', { type }) },
            {
              key: 'forms',
              header: t('organizations.takesApplications'),
              align: 'end',
              cell: ({ openForms }) => openForms,
            },
            {
              key: 'since',
              header: t('organizations.since'),
              cell: ({ createdAt }) => formatDate(createdAt, language),
            },
            {
              key: 'state',
              header: t('label.state'),
              cell: ({ verified, suspendedAt }) => (
                <>
                  {suspendedAt !== null && (
                    <>
                      <Badge tone="danger" icon={<CirclePause />}>
                        {t('organizations.suspended')}
                      </Badge>{' '}
                    </>
                  )}
                  {!verified && suspendedAt === null && <None />}
                  {verified && (
                    <Badge tone="success" icon={<BadgeCheck />}>
                      {t('organizations.verified')}
                    </Badge>
                  )}
                </>
              ),
            },
          ]}
        />
      )}
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        to={(to) => `?${new URLSearchParams({ show: part, ...(words && { search: words }), page: String(to) })}`}
      />
    </OperationsPage>
  )
}
