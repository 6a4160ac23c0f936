import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { listForms } from '#contract/forms/company-forms.ts'
import { formStates } from '#contract/forms/form-facts.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { Tabs } from '#web/ui/navigation/tabs.tsx'
import { newFormAddress } from '../../form-addresses.ts'
import list from '../../list-page.module.css'
import { LazyPane } from '../lazy-pane.tsx'
import { useWrites } from '../use-writes.ts'
import { stateTexts } from '../words.ts'
import { FormCards } from './form-cards.tsx'
import { FormsTable } from './forms-table.tsx'
import { ListFilters } from './list-filters.tsx'
import { type ListSearch, listAddress, listSearchOf } from './list-search.ts'
import styles from './page.module.css'

const pageSize = 20

const formsOf = (companyId: string, { state, type, search, sort, page }: ListSearch) =>
  query(listForms, {
    companyId,
    sort,
    pageNumber: page,
    pageSize,
    ...(state && { state: [state] }),
    ...(type && { type: [type] }),
    ...(search && { search }),
  })

const queries: PageQueries = ({ me, search }) => [formsOf(me.myId, listSearchOf(search))]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

export default function FormsPage() {
  const t = useTexts('org_forms')
  const { myId } = useMe()
  const now = listSearchOf(useSearchParams()[0])
  const { items, total, counts } = useAnswer(formsOf(myId, now))
  const all = formStates.reduce((sum, state) => sum + (state === 'Archived' ? 0 : (counts[state] ?? 0)), 0)
  const isFiltered = now.search !== '' || now.type !== undefined || now.state !== undefined
  return (
    <Container className={list.page}>
      <PageHead title={`${t('list.title')} · Köprü`} />
      <header className={styles.header}>
        <h1>{t('list.title')}</h1>
        <NewFormButton />
      </header>
      <Tabs
        label={t('label.state')}
        tabs={[
          {
            to: listAddress(now, { state: undefined }),
            label: t('ui.all'),
            count: String(all),
            current: now.state === undefined,
          },
          ...formStates.map((state) => ({
            to: listAddress(now, { state }),
            label: t(stateTexts[state]),
            count: String(counts[state] ?? 0),
            current: now.state === state,
          })),
        ]}
      />
      <ListFilters key={now.search} now={now} />
      {items.length > 0 ? (
        <>
          <FormsTable rows={items} now={now} />
          <FormCards rows={items} />
          <Pagination page={now.page} pages={Math.ceil(total / pageSize)} to={(page) => listAddress(now, { page })} />
        </>
      ) : isFiltered ? (
        <EmptyState
          drawing="search"
          title={t('list.notFound')}
          action={<ButtonLink to="?">{t('list.showAll')}</ButtonLink>}
        >
          {t('list.notFound.detail')}
        </EmptyState>
      ) : (
        <EmptyState title={t('list.empty')} action={<NewFormButton />}>
          {t('list.empty.detail')}
        </EmptyState>
      )}
    </Container>
  )
}

const loadDialog = () => import('../new-form/new-form-dialog.tsx')

/** A link to the page of a new form until hydration, then a button that opens the dialog. */
function NewFormButton() {
  const t = useTexts('org_forms')
  const hydrated = useHydrated()
  const [open, setOpen] = useState(false)
  const look = { variant: 'primary', icon: <Plus /> } as const
  if (!useWrites()) return null
  if (!hydrated)
    return (
      <ButtonLink {...look} to={newFormAddress}>
        {t('newForm')}
      </ButtonLink>
    )
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('newForm')}
      </Button>
      {open && (
        <LazyPane load={loadDialog} waiting={null}>
          {({ NewFormDialog }) => <NewFormDialog onClose={() => setOpen(false)} />}
        </LazyPane>
      )}
    </>
  )
}
