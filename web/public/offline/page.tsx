import type { PageHandle } from '../../page/page-handle.ts'
import { PageHead } from '../../page/page-head.tsx'
import { StatePage } from '../../page/state-page.tsx'
import { useTexts } from '../../texts/texts.tsx'
import styles from './page.module.css'

export const handle: PageHandle = { document: { seconds: 3600, tags: ['shell'] } }

/** Stored by the service worker and shown when there is no network. */
export default function OfflinePage() {
  const t = useTexts('common')
  return (
    <>
      <PageHead title={`${t('errors.offline.title')} · Köprü`} />
      <StatePage title={t('errors.offline.title')} detail={t('errors.offline.detail')} action={t('ui.retry')} to="" />
      {/* Filled by `comeBack`, because the page is stored without personal data. */}
      <p data-offline hidden className={styles.who}>
        {t('errors.offline.who')} <strong />
      </p>
    </>
  )
}
