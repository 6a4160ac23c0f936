import { useSearchParams } from 'react-router'
import { PageHead } from '#web/page/page-head.tsx'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { Pagination } from '#web/ui/navigation/pagination.tsx'
import { formsAddress } from '../../form-addresses.ts'
import list from '../../list-page.module.css'
import { formsOf, pageSize } from './forms-of.ts'
import { formsSearchAddress, formsSearchOf } from './forms-search.ts'
import { FormsCards, FormsTable } from './forms-table.tsx'
import { FormsTools } from './forms-tools.tsx'
import styles from './page.module.css'

const queries: PageQueries = ({ me, search }) => [formsOf(me.myId, formsSearchOf(search))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export { ForbiddenBoundary as ErrorBoundary } from '../../forbidden-boundary.tsx'

/** All forms with applications; those with applications to review come first. */
export default function ApplicationFormsPage() {
  const t = useTexts('org_candidate_list_and_detail')
  const me = useMe()
  const now = formsSearchOf(useSearchParams()[0])
  const { items, total, numbers } = useAnswer(formsOf(me.myId, now))
  const isEmpty = total === 0 && now.search === ''
  return (
    <Container className={list.page}>
      <PageHead title={`${t('forms.title')} · Köprü`} />
      <header>
        <h1>{t('forms.title')}</h1>
        {!isEmpty && (
          <p className={styles.lead}>
            {t('forms.lead', { applications: numbers.applications, awaiting: numbers.awaiting })}
          </p>
        )}
      </header>
      {isEmpty ? (
        <EmptyState
          title={t('forms.empty')}
          {...(may(me, 'Forms', 'read') && {
            action: <ButtonLink to={formsAddress}>{t('forms.empty.forms')}</ButtonLink>,
          })}
        >
          {t('forms.empty.detail')}
        </EmptyState>
      ) : (
        <>
          <FormsTools key={now.search} now={now} />
          {items.length > 0 ? (
            <>
              <FormsTable rows={items} />
              <FormsCards rows={items} />
              <Pagination
                page={now.page}
                pages={Math.ceil(total / pageSize)}
                to={(page) => formsSearchAddress(now, { page })}
              />
            </>
          ) : (
            <EmptyState
              drawing="search"
              title={t('forms.notFound')}
              action={<ButtonLink to="?">{t('list.showAll')}</ButtonLink>}
            >
              {t('forms.notFound.detail')}
            </EmptyState>
          )}
        </>
      )}
    </Container>
  )
}
