import { useActionData, useSearchParams } from 'react-router'
import type { PageHandle } from '../../page/page-handle.ts'
import { PageHead } from '../../page/page-head.tsx'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { interviewAction } from './interview-action.ts'
import { linkOf } from './link-of.ts'
import { LinkedAnswer } from './linked-answer.tsx'
import { LinkedStanding } from './linked-standing.tsx'
import styles from './page.module.css'

export const handle: PageHandle = { document: { seconds: 0, tags: [] } }

/** The address carries a token: no caching, no referrer (web/page/secret-pages.ts). */
export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })

const queries: PageQueries = ({ search }) => [linkOf(search.get('token'))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export const action = interviewAction

/** The page of an invitation's e-mail link: the times to choose from, without signing in and without script. */
export default function InterviewLinkPage() {
  const t = useTexts('student_apps')
  const [search] = useSearchParams()
  const token = search.get('token')
  const failed = useActionData<typeof action>()
  const { state, interview } = useAnswer(linkOf(token))
  return (
    <Container width="form" className={styles.page}>
      <PageHead title={`${t('link.title')} · Köprü`} />
      <header>
        <h1>{t('link.title')}</h1>
        {interview ? (
          <p className={styles.lead}>
            {t('link.lead', { companyName: interview.companyName, title: interview.title })}
          </p>
        ) : (
          <p className={styles.lead}>{state === 'over' ? t('link.over') : t('link.unknown')}</p>
        )}
      </header>
      {interview && (
        <>
          <LinkedStanding interview={interview} token={token ?? ''} />
          {interview.can.answer && <LinkedAnswer interview={interview} failed={failed} />}
        </>
      )}
      <p className={styles.fine}>
        {interview && t('link.fine')} <Link to="/student-dashboard/interviews">{t('link.signIn')}</Link>
      </p>
    </Container>
  )
}
