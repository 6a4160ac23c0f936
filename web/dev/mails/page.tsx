import { Search } from 'lucide-react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { AccountKind } from '#contract/accounts/accounts.ts'
import type { Output } from '#contract/call.ts'
import { listExampleEmails } from '#contract/dev.ts'
import { PageHead } from '../../page/page-head.tsx'
import { query } from '../../queries/answers.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from '../list-page.module.css'
import { requireLocal } from '../require-local.ts'
import { ExampleEmail } from './example-email.tsx'

const queries: PageQueries = () => [query(listExampleEmails, {})]

export function loader(request: LoaderFunctionArgs) {
  requireLocal(request.context)
  return serverLoader(queries)(request)
}

/** Every e-mail that the product sends, made by the code that sends it. */
export default function ExampleEmailsPage() {
  const t = useTexts('dev_ui')
  const [params] = useSearchParams()
  const { items } = useAnswer(query(listExampleEmails, {}))
  const shown = items.filter((email) => isWanted(email, params))
  return (
    <Container>
      <PageHead title={t('mails.title')} />
      <header className={styles.header}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{t('mails.title')}</h1>
        <p className={styles.lead}>{t('mails.lead', { count: shown.length })}</p>
        <search>
          <form className={styles.filter}>
            <TextInput
              name="words"
              type="search"
              label={t('mails.words')}
              defaultValue={params.get('words') ?? ''}
              autoComplete="off"
            />
            <Select
              name="kind"
              label={t('mails.kind')}
              placeholder={t('mails.every')}
              options={AccountKind.options.map((value) => ({ value, label: value }))}
              defaultValue={params.get('kind') ?? ''}
            />
            <Select
              name="language"
              label={t('mails.language')}
              placeholder={t('mails.every')}
              options={['tr', 'en'].map((value) => ({ value, label: value }))}
              defaultValue={params.get('language') ?? ''}
            />
            <Button type="submit" variant="primary" icon={<Search aria-hidden size={20} />}>
              {t('outbox.filter')}
            </Button>
          </form>
        </search>
        {shown.length > 0 ? (
          <ol className={styles.list}>
            {shown.map((email) => (
              <ExampleEmail key={`${email.name} ${email.kind} ${email.language}`} email={email} />
            ))}
          </ol>
        ) : (
          <EmptyState drawing="search" title={t('mails.none')}>
            <a href="?">{t('mails.all')}</a>
          </EmptyState>
        )}
      </main>
    </Container>
  )
}

type Example = Output<typeof listExampleEmails>['items'][number]

function isWanted({ name, kind, language, subject, text }: Example, params: URLSearchParams) {
  const words = params.get('words')?.trim().toLocaleLowerCase(language) ?? ''
  return (
    `${name}\n${subject}\n${text}`.toLocaleLowerCase(language).includes(words) &&
    [kind, ''].includes(params.get('kind') ?? '') &&
    [language, ''].includes(params.get('language') ?? '')
  )
}
