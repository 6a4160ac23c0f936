import { type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { legalTexts } from '#contract/legal-texts.ts'
import { formatDate } from '#platform/text/dates.ts'
import { languageOf, localeOf } from '#platform/text/locales.ts'
import type { PageHandle } from '../../page/page-handle.ts'
import { PageHead } from '../../page/page-head.tsx'
import { useLanguage } from '../../place.tsx'
import { pageRequest } from '../../queries/page-request.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { legalPlace, loadLegalText } from './load-legal-text.ts'
import styles from './page.module.css'

export const handle: PageHandle = { document: { seconds: 3600, tags: ['legal'] } }

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadLegalText(legalPlace(params), languageOf(context.get(pageRequest).locale))

export const clientLoader = ({ params }: Pick<LoaderFunctionArgs, 'params'>) =>
  loadLegalText(legalPlace(params), languageOf(localeOf(location.pathname).locale))

export default function LegalPage() {
  const t = useTexts('common')
  const language = useLanguage()
  const params = useParams()
  const { name, version } = legalPlace(params)
  const versions = legalTexts[name]
  const isOld = version !== versions[0]
  const title = t('legal.name', { name })
  return (
    <Container width="text" className={styles.page}>
      <PageHead
        title={`${title} · Köprü`}
        description={t('legal.description', { name })}
        address={isOld ? `/legal/${name}/${version}` : `/legal/${name}`}
        unlisted={isOld}
      />
      <header>
        <h1>{title}</h1>
        <p className={styles.version}>{t('legal.version', { version, date: formatDate(version, language) })}</p>
      </header>
      {isOld && (
        <Notice tone="warning" actions={<Link to={`/legal/${name}`}>{t('legal.toCurrent')}</Link>}>
          {t('legal.old')}
        </Notice>
      )}
      <RichText html={useLoaderData<typeof loader>()} />
      <footer className={styles.versions}>
        <h2>{t('legal.versions')}</h2>
        <ul>
          {versions.map((published, at) => (
            <li key={published}>
              <Link to={`/legal/${name}/${published}`} aria-current={published === version ? 'page' : undefined}>
                {formatDate(published, language)}
              </Link>{' '}
              {at === 0 && t('legal.inForce')}
            </li>
          ))}
        </ul>
      </footer>
    </Container>
  )
}
