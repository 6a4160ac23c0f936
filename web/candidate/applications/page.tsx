import { Search } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import type { countApplications } from '#contract/applying/applications.ts'
import type { Output } from '#contract/call.ts'
import { useMe } from '#web/session/store.ts'
import { SearchForm } from '../../forms/search-form.tsx'
import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { ApplicationCard } from './application-card.tsx'
import { type AppsSearch, appsAddress, appsSearchOf, type Group, groups, sorts, statusesOf } from './apps-search.ts'
import { applicationsOf, countsOf, pageSize } from './list-queries.ts'
import styles from './page.module.css'

const queries: PageQueries = ({ me, search }) => [applicationsOf(me.myId, appsSearchOf(search)), countsOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

export default function ApplicationsPage() {
  const t = useTexts('student_apps')
  const { myId } = useMe()
  const now = appsSearchOf(useSearchParams()[0])
  const { items, total } = useAnswer(applicationsOf(myId, now))
  const counts = useAnswer(countsOf(myId))
  return (
    <Container className={styles.page}>
      <PageHead title={`${t('apps.title')} · Köprü`} />
      <h1>{t('apps.title')}</h1>
      {counts.all > 0 && (
        <>
          <Tabs label={t('apps.groups')} tabs={[undefined, ...groups].map(tabOf)} />
          {(counts.all > 5 || now.search !== '') && <Filters key={now.search} now={now} />}
        </>
      )}
      {items.length > 0 ? (
        <ul className={styles.list}>
          {items.map((row) => (
            <ApplicationCard key={row.id} row={row} />
          ))}
        </ul>
      ) : (
        <Nothing isFiltered={counts.all > 0} />
      )}
      <Pagination page={now.page} pages={Math.ceil(total / pageSize)} to={(page) => appsAddress(now, { page })} />
    </Container>
  )

  function tabOf(group: Group | undefined) {
    return {
      to: appsAddress(now, { group }),
      label: t('apps.group', { group: group ?? 'all' }),
      count: String(countOf(counts, group)),
      current: now.group === group,
    }
  }
}

function countOf({ all, byStatus }: Output<typeof countApplications>, group: Group | undefined) {
  if (group === undefined) return all
  return statusesOf[group].reduce((sum, status) => sum + (byStatus[status] ?? 0), 0)
}

function Filters({ now }: { now: AppsSearch }) {
  const t = useTexts('student_apps')
  const navigate = useNavigate()
  return (
    <SearchForm label={t('apps.filters')}>
      {now.group && <input type="hidden" name="group" value={now.group} />}
      <TextInput type="search" name="search" label={t('ui.search')} defaultValue={now.search} autoComplete="off" />
      <Select
        name="sort"
        label={t('apps.sort')}
        value={now.sort}
        options={sorts.map((sort) => ({ value: sort, label: t('apps.sorting', { sort }) }))}
        onChange={({ target }) =>
          void navigate(appsAddress(now, { sort: sorts.find((sort) => sort === target.value) ?? 'changed' }))
        }
      />
      <Button type="submit" icon={<Search />}>
        {t('ui.search')}
      </Button>
    </SearchForm>
  )
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  const t = useTexts('student_apps')
  if (isFiltered)
    return (
      <EmptyState
        drawing="search"
        title={t('apps.notFound')}
        action={<ButtonLink to="?">{t('apps.showAll')}</ButtonLink>}
      />
    )
  return (
    <EmptyState
      title={t('apps.empty')}
      action={
        <ButtonLink to="/search" variant="primary">
          {t('apps.look')}
        </ButtonLink>
      }
    >
      {t('apps.empty.detail')}
    </EmptyState>
  )
}
