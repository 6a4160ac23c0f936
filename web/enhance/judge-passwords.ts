import { passwordRules } from './passwords/password-rules.ts'
import { passwordScore } from './passwords/password-score.ts'

/** `<input data-new-password>` with `[data-strength]` beside it: shows the rules met and the strength while typing. */
export function judgePasswords(first: HTMLInputElement) {
  judge(first)
  addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.dataset.newPassword !== undefined) judge(target)
  })
}

function judge(input: HTMLInputElement) {
  const strength = input.closest('[data-choosing]')?.querySelector<HTMLElement>('[data-strength]')
  if (!strength) return
  strength.hidden = input.value === ''
  const score = passwordScore(input.value)
  const met = passwordRules(input.value)
  strength.querySelector<HTMLElement>('[data-score]')?.setAttribute('data-score', String(score))
  strength.querySelectorAll<HTMLElement>('[data-step]').forEach((step, at) => {
    step.toggleAttribute('data-reached', at < score)
  })
  strength.querySelectorAll<HTMLElement>('[data-word]').forEach((word, at) => {
    word.hidden = at + 1 !== score
  })
  strength.querySelector<HTMLElement>('[data-hint]')?.toggleAttribute('hidden', score > 2)
  strength.querySelectorAll<HTMLElement>('[data-rule]').forEach((rule, at) => {
    const isMet = met[at] === true
    rule.toggleAttribute('data-met', isMet)
    for (const face of rule.querySelectorAll<HTMLElement>('[data-when]'))
      face.hidden = (face.dataset.when === 'met') !== isMet
  })
}
