import { Send } from 'lucide-react'
import { contactTopics } from '#contract/forms/form-facts.ts'
import { useSession } from '../../session/store.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { Link } from '../../ui/actions/link.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { FormErrors } from '../../ui/fields/form-errors.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { ContactValues, FailedContact } from './contact-action.ts'
import styles from './page.module.css'

interface ContactFormProps {
  readonly began: string
  readonly failed: FailedContact | undefined
}

/** Prefills name and address of a signed-in person. */
const knownOf = (who: ReturnType<typeof useSession>): Partial<ContactValues> =>
  who ? { name: who.fullname, email: who.email, topic: who.isCompany ? 'organization' : 'candidate' } : {}

/** A plain form posted by the browser: the same with and without script. */
export function ContactForm({ began, failed }: ContactFormProps) {
  const t = useTexts('contact_us')
  const who = useSession()
  const values: Partial<ContactValues> = failed?.values ?? knownOf(who)
  const errors = failed?.refusal.errors ?? []
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <form method="post" noValidate className={styles.form}>
      <FormErrors errors={errors} />
      {failed && errors.length === 0 && (
        <Notice tone="danger">
          {t(failed.refusal.code === 'accounts.tooManyTries' ? 'failed.tooMany' : 'failed.tooFast')}
        </Notice>
      )}
      <TextInput
        name="name"
        label={t('name')}
        defaultValue={values.name ?? ''}
        error={errorOf('name')}
        autoComplete="name"
        maxLength={201}
        required
      />
      <TextInput
        name="email"
        type="email"
        label={t('label.email')}
        help={t('email.help')}
        defaultValue={values.email ?? ''}
        error={errorOf('email')}
        autoComplete="email"
        required
      />
      <Select
        name="topic"
        label={t('topic')}
        help={t('topic.help')}
        defaultValue={values.topic ?? 'candidate'}
        options={contactTopics.map((topic) => ({ value: topic, label: t('topic.name', { topic }) }))}
      />
      <TextArea
        name="message"
        label={t('message')}
        // No counter: a document has no script to update it.
        help={t('ui.textArea.least', { count: 10 })}
        defaultValue={values.message ?? ''}
        error={errorOf('message')}
        maxLength={5000}
        required
      />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {t('website')}
          <input name="website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <input type="hidden" name="began" value={values.began || began} />
      <Button type="submit" variant="primary" size="large" icon={<Send aria-hidden />}>
        {t('send')}
      </Button>
      <p className={styles.fine}>
        {t('fine')} <Link to="/legal/kvkk">{t('fine.link')}</Link>
      </p>
    </form>
  )
}
