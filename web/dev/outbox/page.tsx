import { Mail, MessageSquareText, Search } from 'lucide-react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { listOutbox } from '#contract/dev.ts'
import { PageHead } from '../../page/page-head.tsx'
import { query } from '../../queries/answers.ts'
import { type PageQueries, serverLoader, useAnswer } from '../../queries/page-queries.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from '../list-page.module.css'
import { requireLocal } from '../require-local.ts'
import { OutboxMessage } from './outbox-message.tsx'

const queries: PageQueries = ({ search }) => [query(listOutbox, askedOf(search))]

export function loader(request: LoaderFunctionArgs) {
  requireLocal(request.context)
  return serverLoader(queries)(request)
}

function askedOf(params: URLSearchParams) {
  const to = params.get('to')?.trim().slice(0, 254)
  return to ? { to } : {}
}

/** Where e-mails and SMS land on a developer's machine. The page is never cached. */
export default function OutboxPage() {
  const t = useTexts('dev_ui')
  const [params] = useSearchParams()
  const { to } = askedOf(params)
  const { items } = useAnswer(query(listOutbox, askedOf(params)))
  return (
    <Container width="text">
      <PageHead title={t('outbox.title')} />
      <header className={styles.header}>
        <Logo />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <h1>{t('outbox.title')}</h1>
        <p className={styles.lead}>{t('outbox.lead')}</p>
        <search>
          <form className={styles.filter}>
            <TextInput
              name="to"
              type="search"
              label={t('outbox.to')}
              defaultValue={to ?? ''}
              maxLength={254}
              autoComplete="off"
            />
            <Button type="submit" variant="primary" icon={<Search aria-hidden size={20} />}>
              {t('outbox.filter')}
            </Button>
          </form>
        </search>
        {items.length > 0 ? (
          <ol className={styles.list}>
            {items.map((message) => (
              <OutboxMessage key={message.id} message={message} icon={icons[message.channel]} />
            ))}
          </ol>
        ) : (
          <Nothing to={to} />
        )}
      </main>
    </Container>
  )
}

const icons = { email: <Mail aria-hidden size={16} />, sms: <MessageSquareText aria-hidden size={16} /> }

function Nothing({ to }: { to: string | undefined }) {
  const t = useTexts('dev_ui')
  if (to === undefined) return <EmptyState title={t('outbox.empty')}>{t('outbox.emptyText')}</EmptyState>
  return (
    <EmptyState drawing="search" title={t('outbox.none', { to })}>
      <a href="?">{t('outbox.all')}</a>
    </EmptyState>
  )
}
