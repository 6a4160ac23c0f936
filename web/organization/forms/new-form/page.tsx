import { useSearchParams } from 'react-router'
import { formTypes } from '#contract/forms/form-facts.ts'
import { type FormTemplate, listFormTemplates } from '#contract/forms/form-templates.ts'
import { PageHead } from '#web/page/page-head.tsx'
import { query } from '#web/queries/answers.ts'
import { browserLoader, type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { may } from '#web/session/may.ts'
import { type SignedIn, useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Container } from '#web/ui/layout/container.tsx'
import { formsAddress } from '../../form-addresses.ts'
import { onClickDemandWriting, onServerDemandWriting } from '../../require-writing.ts'
import styles from './new-form.module.css'
import { NewForm } from './new-form.tsx'

const templatesOf = (companyId: string) => query(listFormTemplates, { companyId })

/** Members with write-only access cannot list templates, so they start with an empty form. */
const seesTemplates = (me: SignedIn) => may(me, 'Forms', 'read')

const queries: PageQueries = ({ me }) => (seesTemplates(me) ? [templatesOf(me.myId)] : [])
export const middleware = [onServerDemandWriting('Forms')]
export const clientMiddleware = [onClickDemandWriting('Forms')]
export const loader = serverLoader(queries)
export const clientLoader = browserLoader(queries)

/**
 * The dialog's content as a page, for a link or a new window, by the names of the specification: `formType` (or `type`), `title`, and
 * `prevUrl` to go back to.
 */
export default function NewFormPage() {
  return seesTemplates(useMe()) ? <WithTemplates /> : <NewFormOf templates={[]} />
}

const WithTemplates = () => <NewFormOf templates={useAnswer(templatesOf(useMe().myId)).items} />

function NewFormOf({ templates }: { templates: readonly FormTemplate[] }) {
  const t = useTexts('org_forms')
  const [search] = useSearchParams()
  const back = search.get('prevUrl') ?? ''
  return (
    <Container width="form" className={styles.page}>
      <PageHead title={`${t('newForm')} · Köprü`} />
      <h1>{t('newForm')}</h1>
      <NewForm
        templates={templates}
        formType={formTypes.find((one) => one === (search.get('formType') ?? search.get('type')))}
        title={search.get('title') ?? ''}
        // Only relative addresses: a link must not redirect to another site.
        prevUrl={/^\/(?![/\\])/.test(back) ? back : formsAddress}
      />
    </Container>
  )
}
