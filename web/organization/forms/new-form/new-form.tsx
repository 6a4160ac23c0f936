import { type SubmitEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { createForm } from '#contract/forms/company-forms.ts'
import type { FormType } from '#contract/forms/form-content.ts'
import { formTypes } from '#contract/forms/form-facts.ts'
import type { FormTemplate } from '#contract/forms/form-templates.ts'
import { FailedNotice } from '#web/forms/failed-notice.tsx'
import { useAct } from '#web/forms/use-act.ts'
import { useHydrated } from '#web/forms/use-hydrated.ts'
import { useLanguage } from '#web/place.tsx'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { Button, ButtonLink } from '#web/ui/actions/button.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { formAddress } from '../../form-addresses.ts'
import { newId } from '../new-id.ts'
import { typeHelps, typeTexts } from '../words.ts'

interface NewFormProps {
  readonly templates: readonly FormTemplate[]
  /** The initial type and title. */
  readonly formType?: FormType | undefined
  readonly title?: string
  /** For the page: where "cancel" leads */
  readonly prevUrl?: string
  /** For the dialog: what "cancel" does */
  readonly onCancel?: () => void
}

/**
 * Asks for type, title and template. The id is generated in the browser, so a second click does not make a second form.
 */
export function NewForm({ templates, formType = 'scholarship', title: given = '', prevUrl, onCancel }: NewFormProps) {
  const t = useTexts('org_forms')
  const language = useLanguage()
  const { myId: companyId } = useMe()
  const navigate = useNavigate()
  const hydrated = useHydrated()
  const own = useId()
  const id = useRef<string>(undefined)
  const [type, setType] = useState<FormType>(formType)
  const [title, setTitle] = useState(given)
  const [template, setTemplate] = useState('')
  const [short, setShort] = useState(false)
  const { act, busy, failed } = useAct()
  const fitting = templates.filter((one) => one.type === type)

  function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setShort(title.trim().length < 2)
    if (busy || title.trim().length < 2) return
    id.current ??= newId()
    const given = { id: id.current, type, title: title.trim(), language, ...(template && { template }) }
    void act(
      () => askInBrowser(createForm, { companyId, ...given }),
      (form) => navigate(formAddress(form.id)),
    )
  }

  return (
    <form method="post" noValidate onSubmit={create}>
      <Stack gap={5}>
        <RadioGroup
          name={`${own}-type`}
          label={t('newForm.type')}
          look="cards"
          value={type}
          options={formTypes.map((value) => ({ value, label: t(typeTexts[value]), help: t(typeHelps[value]) }))}
          onChange={({ target }) => {
            setType(formTypes.find((one) => one === target.value) ?? 'scholarship')
            setTemplate('')
          }}
        />
        <TextInput
          id={`${own}-title`}
          label={t('basics.title')}
          help={t('newForm.title.help')}
          error={short ? t('newForm.title.short') : undefined}
          maxLength={150}
          autoComplete="off"
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        <RadioGroup
          name={`${own}-template`}
          label={t('newForm.template')}
          look="cards"
          value={template}
          options={[
            { value: '', label: t('newForm.empty'), help: t('newForm.empty.help') },
            ...fitting.map((one) => ({
              value: one.id,
              label: one.own ? t('newForm.own', { name: one.name }) : one.name,
              help: `${one.summary} ${t('newForm.holds', { ...one.counts })}`,
            })),
          ]}
          onChange={({ target }) => setTemplate(target.value)}
        />
        <FailedNotice failed={failed} />
        <Cluster>
          <Button type="submit" variant="primary" loading={busy} disabled={!hydrated}>
            {t('newForm.create')}
          </Button>
          {onCancel ? (
            <Button onClick={onCancel}>{t('ui.cancel')}</Button>
          ) : (
            <ButtonLink to={prevUrl ?? '/'}>{t('ui.cancel')}</ButtonLink>
          )}
        </Cluster>
      </Stack>
    </form>
  )
}
