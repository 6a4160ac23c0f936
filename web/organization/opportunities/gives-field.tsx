import { useState } from 'react'
import type { PageForm } from '../../forms/use-page-form.ts'
import { useTexts } from '../../texts/texts.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { WebAddressInput } from '../profile/web-address-input.tsx'
import type { OpportunityValues } from './opportunity-values.ts'

interface GivesFieldProps {
  readonly form: PageForm<OpportunityValues>
  /** How many candidates took the opportunity. */
  readonly taken: number
}

/** Either a code or a link; switching back restores the typed value. */
export function GivesField({ form: { values, set, field }, taken }: GivesFieldProps) {
  const t = useTexts('org_dashboard')
  const [aside, setAside] = useState({ code: '', link: '' })
  const given = { code: values.code ?? aside.code, link: values.link ?? aside.link }

  function choose(gives: string) {
    setAside(given)
    set(gives === 'code' ? { code: given.code, link: null } : { code: null, link: given.link })
  }

  const help = taken > 0 ? t('opportunities.form.taken', { count: taken }) : undefined
  return (
    <>
      <RadioGroup
        name="gives"
        look="cards"
        label={t('opportunities.form.gives')}
        value={values.code === null ? 'link' : 'code'}
        onChange={(event) => choose(event.currentTarget.value)}
        options={[
          { value: 'code', label: t('opportunities.code'), help: t('opportunities.form.gives.code') },
          { value: 'link', label: t('opportunities.link'), help: t('opportunities.form.gives.link') },
        ]}
      />
      {values.code === null ? (
        <WebAddressInput
          {...field('link')}
          label={t('opportunities.link')}
          help={help ?? t('opportunities.form.link.help')}
          placeholder="kurum.org.tr/ogrenci"
          value={values.link}
          onWrite={(link) => set({ link: link ?? '' })}
        />
      ) : (
        <TextInput
          {...field('code')}
          label={t('opportunities.code')}
          help={help ?? t('opportunities.form.code.help')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.code}
          onChange={(event) => set({ code: event.currentTarget.value })}
        />
      )}
    </>
  )
}
