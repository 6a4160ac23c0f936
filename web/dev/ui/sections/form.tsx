import { type FormEvent, useState } from 'react'
import { useTexts } from '#web/texts/texts.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { FormErrors } from '#web/ui/fields/form-errors.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { TextInput } from '#web/ui/fields/text-input.tsx'
import { Cluster, Stack } from '#web/ui/layout/layout.tsx'
import { Show, Shows, section } from '../show.tsx'

export const FormSection = section('form', 'form', () => {
  const t = useTexts('dev_ui')
  const both = [
    { field: 'form-email', message: t('emailError') },
    { field: 'form-level', message: t('levelError') },
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
            <TextInput name="form-email" type="email" label={t('label.email')} error={errorOf('form-email')} />
            <RadioGroup
              name="form-level"
              label={t('level')}
              error={errorOf('form-level')}
              options={[
                { value: 'high-school', label: t('highSchool') },
                { value: 'bachelor', label: t('bachelor') },
              ]}
            />
            <Cluster>
              <Button variant="primary" type="submit">
                {t('ui.save')}
              </Button>
              <Button variant="quiet" onClick={() => setErrors([])}>
                {t('clear')}
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Show>
    </Shows>
  )
})
