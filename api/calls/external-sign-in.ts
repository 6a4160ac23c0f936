import {
  allowExternal as allowExternalCall,
  readExternalLinks as readExternalLinksCall,
  unlinkExternal as unlinkExternalCall,
} from '#contract/accounts/external-links.ts'
import { beginGoogle as beginGoogleCall, signInWithGoogle as signInWithGoogleCall } from '#contract/accounts/google.ts'
import {
  readHandover as readHandoverCall,
  signInWithHandover as signInWithHandoverCall,
} from '#contract/accounts/istanbulsenin.ts'
import { allowExternal } from '#domain/own-account/external-sign-in/allow-external.ts'
import { beginGoogle } from '#domain/own-account/external-sign-in/begin-google.ts'
import { readExternalLinks } from '#domain/own-account/external-sign-in/external-links.ts'
import { readHandover } from '#domain/own-account/external-sign-in/read-handover.ts'
import { signInWithGoogle } from '#domain/own-account/external-sign-in/sign-in-with-google.ts'
import { signInWithHandover } from '#domain/own-account/external-sign-in/sign-in-with-handover.ts'
import { unlinkExternal } from '#domain/own-account/external-sign-in/unlink-external.ts'
import { answer } from '../answer.ts'
import { handOver } from './accounts.ts'

export const externalSignInAnswers = [
  answer(beginGoogleCall, beginGoogle),
  answer(signInWithGoogleCall, async (caller, input, client) =>
    handOver(await signInWithGoogle(caller, input), client),
  ),
  answer(readExternalLinksCall, readExternalLinks),
  answer(unlinkExternalCall, unlinkExternal),
  answer(allowExternalCall, allowExternal),
  answer(readHandoverCall, readHandover),
  answer(signInWithHandoverCall, async (caller, input, client) =>
    handOver(await signInWithHandover(caller, input), client),
  ),
]
