import { useActionData, useSearchParams } from 'react-router'
import type { PageHandle } from '../../page/page-handle.ts'
import { freshBrowserLoader } from '../../queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { mailOf, privateHeaders } from './mail-of.ts'
import styles from './page.module.css'
import { reportAction } from './unwanted-action.ts'
import { UnwantedFrame } from './unwanted-frame.tsx'

export const handle: PageHandle = { document: { seconds: 0, tags: [] } }
export const headers = () => privateHeaders

const queries: PageQueries = ({ search }) => [mailOf(search.get('token'))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)
export const action = reportAction

/** The page that "Report" in an e-mail opens: one button and an optional text. */
export default function ReportMailPage() {
  const t = useTexts('contact_us')
  const [search] = useSearchParams()
  const failed = useActionData<typeof action>()
  const { mail } = useAnswer(mailOf(search.get('token')))
  return (
    <UnwantedFrame title={t('report.title')} mail={mail} failed={failed}>
      {mail?.isReported && <Notice tone="success">{t('report.done', { companyName: mail.companyName })}</Notice>}
      {mail && !mail.isReported && (
        <form method="post" className={styles.form}>
          <p>{t('report.what', { companyName: mail.companyName })}</p>
          <TextArea
            id="words"
            name="words"
            label={t('report.words')}
            optional
            rows={4}
            maxLength={1000}
            defaultValue={failed?.words ?? ''}
          />
          <Button type="submit" variant="primary" size="large">
            {t('report.send')}
          </Button>
        </form>
      )}
    </UnwantedFrame>
  )
}
