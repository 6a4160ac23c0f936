import { BookmarkX } from 'lucide-react'
import { forgetSavedForm, listSavedForms } from '#contract/listings/saved-forms.ts'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useMe } from '#web/session/store.ts'
import { PageHead } from '../../page/page-head.tsx'
import { query } from '../../queries/answers.ts'
import { askInBrowser } from '../../queries/ask-in-browser.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button, ButtonLink } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Container } from '../../ui/layout/container.tsx'
import pageStyles from '../applications/page.module.css'
import { ListingItem } from '../listing-item.tsx'

const savedOf = (candidateId: string) => query(listSavedForms, { candidateId })

const queries: PageQueries = ({ me }) => [savedOf(me.myId)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** The forms that a candidate saved, the next to close first. */
export default function SavedPage() {
  const t = useTexts('student_apps')
  const { myId } = useMe()
  const { items } = useAnswer(savedOf(myId))
  return (
    <Container className={pageStyles.page}>
      <PageHead title={`${t('saved.title')} · Köprü`} />
      <h1>{t('saved.title')}</h1>
      {items.length === 0 ? (
        <EmptyState
          title={t('saved.empty')}
          action={
            <ButtonLink to="/search" variant="primary">
              {t('apps.look')}
            </ButtonLink>
          }
        >
          {t('saved.empty.detail')}
        </EmptyState>
      ) : (
        <ul className={pageStyles.list}>
          {items.map(({ listing }) => (
            <ListingItem key={listing.formId} listing={listing}>
              <Forget candidateId={myId} formId={listing.formId} title={listing.title} />
            </ListingItem>
          ))}
        </ul>
      )}
    </Container>
  )
}

interface ForgetProps {
  readonly candidateId: string
  readonly formId: string
  readonly title: string
}

function Forget({ candidateId, formId, title }: ForgetProps) {
  const t = useTexts('student_apps')
  const hydrated = useHydrated()
  const { act, busy } = useAct({ changes: 'savedForms', showsProblemInDialog: true })
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<BookmarkX />}
      disabled={!hydrated}
      loading={busy}
      aria-label={t('saved.forget.of', { title })}
      onClick={() => void act(() => askInBrowser(forgetSavedForm, { candidateId, formId }))}
    >
      {t('saved.forget')}
    </Button>
  )
}
