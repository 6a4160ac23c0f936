import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/texts.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormErrors } from '#web/ui/form-errors.tsx'
import { Cluster, Stack } from '#web/ui/layout.tsx'
import { RadioGroup } from '#web/ui/radio-group.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { Show, Shows, section } from '../show.tsx'

export const FormSection = section('form', 'ui.show.form', () => {
  const t = useTexts('common')
  const both = [
    { field: 'form-email', message: t('ui.show.emailError') },
    { field: 'form-level', message: t('ui.show.levelError') },
  ]
  const [errors, setErrors] = useState<typeof both>([])

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setErrors([...both])
  }

  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message
  return (
    <Shows>
      <Show name="FormErrors">
        <form onSubmit={send} noValidate>
          <Stack gap={5}>
            <FormErrors errors={errors} />
            <TextInput name="form-email" type="email" label={t('ui.show.email')} error={errorOf('form-email')} />
            <RadioGroup
              name="form-level"
              label={t('ui.show.level')}
              error={errorOf('form-level')}
              options={[
                { value: 'high-school', label: t('ui.show.highSchool') },
                { value: 'bachelor', label: t('ui.show.bachelor') },
              ]}
            />
            <Cluster>
              <Button variant="primary" type="submit">
                {t('ui.show.save')}
              </Button>
              <Button variant="quiet" onClick={() => setErrors([])}>
                {t('ui.show.clear')}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Show>
    </Shows>
  )
})
