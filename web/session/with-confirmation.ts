import { type Ask, AskError } from '../ask.ts'
import { askConfirmation } from './ask-confirmation.ts'

/**
 * A call that is refused because its owner was seen too long ago is made once more when they have confirmed to be there;
 * the screen that made it knows nothing of it and keeps what was typed. Given up, it fails with the refusal.
 */
export function withConfirmation(ask: Ask): Ask {
  return async (call, input, options) => {
    try {
      return await ask(call, input, options)
    } catch (error) {
      const needed = error instanceof AskError && error.problem?.confirmation
      if (!needed || !(await askConfirmation(needed))) throw error
      return ask(call, input, options)
    }
  }
}
