import { useParams } from 'react-router'
import { readLegalText } from '#contract/accounts/legal.ts'
import type { LegalName } from '#contract/legal-texts.ts'
import { formatDate } from '#platform/text/dates.ts'
import { ListedHead } from '../../page/listed-head.tsx'
import type { PageHandle } from '../../page/page-handle.ts'
import { useLanguage } from '../../place.tsx'
import { query } from '../../queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { RichText } from '../../rich-text/rich-text.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Container } from '../../ui/layout/container.tsx'
import styles from './page.module.css'

export const handle: PageHandle = { document: { seconds: 600, tags: ['legal'] } }

const names: readonly string[] = ['kvkk', 'privacy', 'terms', 'cookies', 'consent'] satisfies LegalName[]

/** `/legal/{name}` is the current version, `/legal/{name}/{version}` a given one. */
function textAt({ name = '', version }: Readonly<Record<string, string | undefined>>) {
  const isDay = version === undefined || /^\d{4}-\d{2}-\d{2}$/.test(version)
  if (!names.includes(name) || !isDay) throw new Response('request.unknownPath', { status: 404 })
  return query(readLegalText, { name: name as LegalName, ...(version && { version }) })
}

const queries: PageQueries = ({ params }) => [textAt(params)]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

export default function LegalPage() {
  const t = useTexts('common')
  const language = useLanguage()
  const { name, version, state, html, changes, controller, versions } = useAnswer(textAt(useParams()))
  const title = t('legal.name', { name })
  const date = formatDate(version, language)
  const isInForce = state === 'inForce'
  return (
    <Container width="text" className={styles.page}>
      <ListedHead
        title={`${title} · Köprü`}
        description={t('legal.description', { name })}
        address={isInForce ? `/legal/${name}` : `/legal/${name}/${version}`}
        unlisted={!isInForce}
      />
      <header>
        <h1>{title}</h1>
        <p className={styles.version}>
          {state === 'ahead' ? t('legal.version.ahead', { version }) : t('legal.version', { version, date })}
        </p>
      </header>
      {!isInForce && (
        <Notice tone="warning" actions={<Link to={`/legal/${name}`}>{t('legal.toCurrent')}</Link>}>
          {state === 'ahead' ? t('legal.ahead', { date }) : t('legal.old')}
        </Notice>
      )}
      {changes !== null && (
        <section className={styles.changes}>
          <h2>{t('legal.changes')}</h2>
          <p>{changes}</p>
        </section>
      )}
      <RichText html={html} />
      <section className={styles.controller}>
        <h2>{t('legal.controller')}</h2>
        <address>
          <strong>{controller.name}</strong>
          <br />
          {controller.address}
          <br />
          <a href={`mailto:${controller.email}`}>{controller.email}</a>
          {controller.kep !== null && <p>{t('controller.kep', { value: controller.kep })}</p>}
          {controller.mersis !== null && <p>{t('controller.mersis', { value: controller.mersis })}</p>}
        </address>
      </section>
      <footer className={styles.versions}>
        <h2>{t('legal.versions')}</h2>
        <ul>
          {versions.map((published) => (
            <li key={published.version}>
              <Link
                to={`/legal/${name}/${published.version}`}
                aria-current={published.version === version ? 'page' : undefined}
              >
                {formatDate(published.version, language)}
              </Link>{' '}
              {published.state !== 'older' && t('legal.inForce', { state: published.state })}
            </li>
          ))}
        </ul>
      </footer>
    </Container>
  )
}
