import { Check, Reply, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { answerContactMessage, markContactMessage, readContactMessage } from '#contract/contact.ts'
import { formatDateTime } from '#platform/text/dates.ts'
import { AskForm } from '#web/forms/ask-form.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useAskForm } from '#web/forms/use-ask-form.ts'
import { useLanguage } from '#web/place.tsx'
import { query } from '#web/queries/answers.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { freshBrowserLoader } from '#web/queries/fresh-browser-loader.ts'
import { idIn } from '#web/queries/id-in.ts'
import { invalidate } from '#web/queries/invalidate.ts'
import { type PageQueries, serverLoader, useAnswer } from '#web/queries/page-queries.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { DescriptionList } from '#web/ui/data/description-list.tsx'
import { showToast } from '#web/ui/feedback/show-toast.ts'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { messagesAddress } from '../addresses.ts'
import styles from '../operations.module.css'
import { OperationsPage } from '../operations-page.tsx'
import { useTopic } from './use-topic.ts'

const messageOf = (messageId: string) => query(readContactMessage, { messageId })

const queries: PageQueries = ({ params }) => [messageOf(idIn(params.messageId))]
export const loader = serverLoader(queries)
export const clientLoader = freshBrowserLoader(queries)

/** One message, and its answer. */
export default function MessagePage() {
  const t = useTexts('operations')
  const language = useLanguage()
  const topicOf = useTopic()
  const { messageId = '' } = useParams()
  const message = useAnswer(messageOf(messageId))
  const { name, answeredAt, answer } = message
  const [isAnswering, setAnswering] = useState(false)
  const { act, busy } = useAct({ changes: 'operations', showsProblemInDialog: true })
  const mark = (answered: boolean) =>
    act(
      () => askInBrowser(markContactMessage, { messageId, answered }),
      () => showToast({ tone: 'success', title: t('message.marked', { answered: answered ? 'yes' : 'no' }) }),
    )
  return (
    <OperationsPage
      title={name}
      lead={topicOf(message.topic)}
      trail={<Breadcrumbs trail={[{ label: t('messages.title'), to: messagesAddress }, { label: name }]} />}
    >
      <Card as="section" aria-labelledby="written" className={styles.card}>
        <h2 id="written" className={styles.title}>
          {t('message.written')}
        </h2>
        <p className={styles.words}>{message.message}</p>
        <DescriptionList
          items={[
            { term: t('label.email'), detail: message.email },
            { term: t('messages.at'), detail: formatDateTime(message.createdAt, language) },
            { term: t('message.language'), detail: t('message.languageName', { language: message.language }) },
          ]}
        />
      </Card>
      {answeredAt !== null && (
        <Card as="section" aria-labelledby="answered" className={styles.card}>
          <h2 id="answered" className={styles.title}>
            {answer === null ? t('messages.closed') : t('messages.answered')}
          </h2>
          {answer !== null && <p className={styles.words}>{answer}</p>}
          <p className={styles.quiet}>
            {[formatDateTime(answeredAt, language), message.answeredBy].filter(Boolean).join('\u00a0· ')}
          </p>
        </Card>
      )}
      {isAnswering && answer === null ? (
        <AnswerForm messageId={messageId} language={message.language} onCancel={() => setAnswering(false)} />
      ) : (
        <Cluster>
          {answer === null && (
            <Button variant="primary" icon={<Reply />} onClick={() => setAnswering(true)}>
              {t('message.answer')}
            </Button>
          )}
          {answeredAt === null ? (
            <Button icon={<Check />} loading={busy} onClick={() => void mark(true)}>
              {t('message.close')}
            </Button>
          ) : (
            <Button icon={<RotateCcw />} loading={busy} onClick={() => void mark(false)}>
              {t('message.reopen')}
            </Button>
          )}
        </Cluster>
      )}
    </OperationsPage>
  )
}

const answerBody = async () => (await import('#contract/contact.ts')).answerContactMessage.body

interface AnswerFormProps {
  readonly messageId: string
  readonly language: 'tr' | 'en'
  readonly onCancel: () => void
}

function AnswerForm({ messageId, language, onCancel }: AnswerFormProps) {
  const t = useTexts('operations')
  const form = useAskForm(answerBody, 'Company', async ({ answer }) => {
    await askInBrowser(answerContactMessage, { messageId, answer })
    showToast({ tone: 'success', title: t('message.sent') })
    await invalidate('operations')
  })
  return (
    <Stack className={styles.narrow} gap={3}>
      <AskForm form={form} submit={t('message.send')}>
        <TextArea
          {...form.field('answer')}
          label={t('message.yours')}
          help={t('message.yours.help', { language })}
          rows={8}
          limit={5000}
          autoFocus
        />
      </AskForm>
      <Button wide disabled={form.sending} onClick={onCancel}>
        {t('ui.cancel')}
      </Button>
    </Stack>
  )
}
