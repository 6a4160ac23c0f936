import { useParams } from 'react-router'
import type { LegalName } from '#contract/legal-texts.ts'
import { readOperatedText } from '#contract/operations/legal-texts.ts'
import { Lazy } from '#web/loading/lazy.tsx'
import { query } from '#web/queries/answers.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { legalTextsAddress } from '../addresses.ts'
import { OperationsPage } from '../operations-page.tsx'

const loadNext = () => import('./next-version.tsx')

const names: readonly string[] = ['kvkk', 'privacy', 'terms', 'cookies', 'consent'] satisfies LegalName[]

function textAt(name = '') {
  if (!names.includes(name)) throw new Response(null, { status: 404 })
  return query(readOperatedText, { name: name as LegalName })
}

const queries: PageQueries = ({ params }) => [textAt(params.name)]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** Publishes the next version of a legal text. */
export default function PublishLegalTextPage() {
  const t = useTexts('operations')
  const { name } = useParams()
  const text = useAnswer(textAt(name))
  const title = t('legalTexts.next', { name: t('legal.name', { name: text.name }) })
  return (
    <OperationsPage
      title={title}
      lead={t('legalTexts.next.lead', { kind: text.use })}
      trail={<Breadcrumbs trail={[{ label: t('legalTexts.title'), to: legalTextsAddress }, { label: title }]} />}
    >
      <Lazy load={loadNext}>{({ NextVersion }) => <NextVersion key={name} text={text} />}</Lazy>
    </OperationsPage>
  )
}
