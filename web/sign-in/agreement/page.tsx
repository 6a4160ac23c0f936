import { type MouseEvent, useState } from 'react'
import { useActionData, useNavigate } from 'react-router'
import { readAgreements } from '#contract/accounts/legal.ts'
import { formatDate } from '#platform/text/dates.ts'
import { PostForm } from '../../forms/posted/post-form.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { kindOf } from '../../session/account-kind.ts'
import { useSession } from '../../session/store.ts'
import { useSignOut } from '../../session-lifecycle/use-sign-out.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Column } from '../column.tsx'
import { agreementAction } from './agreement-action.ts'
import styles from './page.module.css'
import { onServerDemandAsked } from './require-asked.ts'

export const handle: PageHandle = { document: { seconds: 0, tags: [] } }
export const middleware = [onServerDemandAsked]
export const headers = () => ({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })

const asked = query(readAgreements, {})

const queries: PageQueries = () => [asked]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export const action = agreementAction

/** The terms have changed since the reader agreed to them: what is new, the text, and what they can do. */
export default function AgreementPage() {
  const t = useTexts('logins')
  const language = useLanguage()
  const who = useSession()
  const kind = who ? kindOf(who) : 'Candidate'
  const refused = useActionData<typeof action>()
  const [text] = useAnswer(asked).items
  return (
    <>
      <PageHead title={`${t('agreement.title')} · Köprü`} />
      <Column
        title={t('agreement.title')}
        lead={
          text &&
          t('agreement.lead', {
            kind,
            day: formatDate(text.version, language),
            before: formatDate(text.agreedVersion, language),
          })
        }
        foot={<Otherwise isCandidate={kind === 'Candidate'} />}
      >
        {text && (
          <>
            {text.changes !== null && (
              <section className={styles.changes}>
                <h2>{t('agreement.changes')}</h2>
                <p>{text.changes}</p>
              </section>
            )}
            <details className={styles.whole}>
              <summary>{t('agreement.whole')}</summary>
              <RichText html={text.html} />
            </details>
            <PostForm refused={refused} submit={t('agreement.agree')}>
              <input type="hidden" name="version" value={text.version} />
            </PostForm>
          </>
        )}
      </Column>
    </>
  )
}

/** The options for people who do not agree. */
function Otherwise({ isCandidate }: { isCandidate: boolean }) {
  const t = useTexts('logins')
  return (
    <div className={styles.otherwise}>
      <p>{t(isCandidate ? 'agreement.otherwise.candidate' : 'agreement.otherwise.company')}</p>
      <div className={styles.ways}>
        {isCandidate && (
          <>
            <Link to="/student-dashboard/settings/data">{t('agreement.data')}</Link>
            <Link to="/student-dashboard/settings/delete-account">{t('agreement.delete')}</Link>
          </>
        )}
        <Leave />
      </div>
    </div>
  )
}

/** With script unsent input is sent first; without it the browser posts the form. */
function Leave() {
  const t = useTexts('logins')
  const signOut = useSignOut()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)

  async function leave(event: MouseEvent) {
    event.preventDefault()
    setLeaving(true)
    try {
      await signOut(() => void navigate('/', { replace: true }))
    } finally {
      setLeaving(false)
    }
  }

  return (
    <form method="post">
      <input type="hidden" name="act" value="leave" />
      <Button type="submit" variant="quiet" loading={isLeaving} onClick={leave}>
        {t('agreement.leave')}
      </Button>
    </form>
  )
}
