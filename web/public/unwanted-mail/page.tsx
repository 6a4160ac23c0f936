import { useActionData, useSearchParams } from 'react-router'
import type { UnwantedMail } from '#contract/outreach/unwanted-mail.ts'
import type { PageHandle } from '../../page/page-handle.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { mailOf, privateHeaders } from './mail-of.ts'
import styles from './page.module.css'
import { unwantedAction } from './unwanted-action.ts'
import { UnwantedFrame } from './unwanted-frame.tsx'

export const handle: PageHandle = { document: { seconds: 0, tags: [] } }
export const headers = () => privateHeaders

const queries: PageQueries = ({ search }) => [mailOf(search.get('token'))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export const action = unwantedAction

/** The page of "I don't want this" in an e-mail: one button, without signing in and without script. */
export default function UnwantedMailPage() {
  const t = useTexts('contact_us')
  const [search] = useSearchParams()
  const token = search.get('token')
  const failed = useActionData<typeof action>()
  const { mail } = useAnswer(mailOf(token))
  return (
    <UnwantedFrame title={t('unwanted.title')} mail={mail} failed={failed ?? undefined}>
      {mail && (
        <>
          <Standing mail={mail} />
          <p className={styles.fine}>
            <Link to={`/report-mail?${new URLSearchParams({ token: token ?? '' })}`}>{t('unwanted.toReport')}</Link>
          </p>
        </>
      )}
    </UnwantedFrame>
  )
}

function Standing({ mail: { refused, companyName } }: { mail: UnwantedMail }) {
  const t = useTexts('contact_us')
  if (refused === 'nobody')
    return (
      <form method="post" className={styles.form}>
        <p>{t('unwanted.what', { companyName })}</p>
        <Button type="submit" name="from" value="organization" variant="primary" size="large">
          {t('unwanted.refuse')}
        </Button>
      </form>
    )
  return (
    <>
      <Notice tone="success">
        {refused === 'everybody' ? t('unwanted.done.everybody') : t('unwanted.done', { companyName })}
      </Notice>
      <form method="post" className={styles.form}>
        {refused === 'organization' && (
          <Button type="submit" name="from" value="everybody">
            {t('unwanted.everybody')}
          </Button>
        )}
        <Button type="submit" name="from" value="nobody">
          {t('unwanted.allow')}
        </Button>
      </form>
    </>
  )
}
