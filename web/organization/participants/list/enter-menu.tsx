import { useQuery } from '@tanstack/react-query'
import { listForms } from '#contract/forms/company-forms.ts'
import { askInBrowser } from '#web/queries/ask-in-browser.ts'
import { useMe } from '#web/session/store.ts'
import { useTexts } from '#web/texts/texts.tsx'
import { ButtonLink } from '#web/ui/actions/button.tsx'
import { formsAddress } from '../../form-addresses.ts'
import { LazyMenu } from '../../lazy-menu.tsx'
import { enterParticipantsAddress } from '../../participants-addresses.ts'
import { useFormChoices } from '../../use-form-choices.ts'
import { whoTakesPart } from '../../who-takes-part.ts'

/** The forms that participants can be entered into, while no form has any; without such a form, the way to the forms. */
export function EnterMenu() {
  const t = useTexts('org_candidate_list_and_detail')
  const { myId: companyId } = useMe()
  const asked = { companyId, state: ['Published', 'Closed'] as const, pageSize: 100 }
  const { data } = useQuery({
    queryKey: [listForms.path, asked],
    queryFn: () => askInBrowser(listForms, { ...asked, state: [...asked.state] }),
    // The page is whole without it.
    meta: { isOfPage: true },
  })
  const forms = data?.items ?? []
  const choices = useFormChoices(forms)
  if (!data) return null
  if (forms.length === 0) return <ButtonLink to={formsAddress}>{t('participants.empty.forms')}</ButtonLink>
  const words = t('scholars.enter', { who: whoTakesPart(forms) })
  return (
    <LazyMenu
      label={words}
      words={words}
      groups={[choices.map(({ value, label }) => ({ id: value, label, to: enterParticipantsAddress(value) }))]}
    />
  )
}
