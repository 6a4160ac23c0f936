import * as announcementFiles from '#contract/communities/announcement-files.ts'
import * as announcements from '#contract/communities/announcements.ts'
import * as calls from '#contract/communities/communities.ts'
import * as emails from '#contract/communities/email-invitations.ts'
import * as pool from '#contract/communities/form-invitations.ts'
import * as invitations from '#contract/communities/invitations.ts'
import * as messages from '#contract/communities/member-messages.ts'
import * as memberTags from '#contract/communities/member-tags.ts'
import * as members from '#contract/communities/members.ts'
import * as memberships from '#contract/communities/memberships.ts'
import * as own from '#contract/communities/own-communities.ts'
import { addAnnouncementFile } from '#domain/communities/announcements/add-announcement-file.ts'
import {
  addAnnouncement,
  changeAnnouncement,
  pinAnnouncement,
  removeAnnouncement,
} from '#domain/communities/announcements/announce.ts'
import { listAnnouncements, listReaders, readAnnouncement } from '#domain/communities/announcements/announcements.ts'
import { markAnnouncementsRead, readFeed } from '#domain/communities/announcements/read-feed.ts'
import { changeMemberTags } from '#domain/communities/change-member-tags.ts'
import { changeMembers } from '#domain/communities/change-members.ts'
import { addCommunity, changeCommunity, changeCommunityState } from '#domain/communities/edit-communities.ts'
import { inviteByEmail, listEmailInvitations, takeBackEmailInvitation } from '#domain/communities/email-invitations.ts'
import { inviteApplicants, inviteParticipants } from '#domain/communities/invite-to-community.ts'
import { inviteToForm, listPoolForms } from '#domain/communities/invite-to-form.ts'
import { changeMembership, joinCommunity, leaveCommunity } from '#domain/communities/join-community.ts'
import { listCommunities } from '#domain/communities/list-communities.ts'
import { listMembers } from '#domain/communities/list-members.ts'
import { listMemberships, readMembership } from '#domain/communities/memberships.ts'
import { listCommunityMessages } from '#domain/communities/messages/list-community-messages.ts'
import * as outbox from '#domain/communities/messages/member-mailings.ts'
import { previewToMembers, sendToMembers } from '#domain/communities/messages/send-to-members.ts'
import { listOwnCommunities, readOwnCommunity } from '#domain/communities/own-communities.ts'
import { readCommunity } from '#domain/communities/read-community.ts'
import { undoRemoval } from '#domain/communities/removals.ts'
import { answer } from '../answer.ts'

export const communityAnswers = [
  answer(calls.listCommunities, listCommunities),
  answer(calls.readCommunity, readCommunity),
  answer(own.listOwnCommunities, listOwnCommunities),
  answer(own.readOwnCommunity, readOwnCommunity),
  answer(own.addCommunity, addCommunity),
  answer(own.changeCommunity, changeCommunity),
  answer(own.changeCommunityState, changeCommunityState),
  answer(members.listMembers, listMembers),
  answer(members.changeMembers, changeMembers),
  answer(members.undoRemoval, undoRemoval),
  answer(memberTags.changeMemberTags, changeMemberTags),
  answer(messages.sendToMembers, sendToMembers),
  answer(messages.previewToMembers, previewToMembers),
  answer(messages.listMemberMailings, outbox.listMemberMailings),
  answer(messages.readMemberMailing, outbox.readMemberMailing),
  answer(messages.listMemberDeliveries, outbox.listMemberDeliveries),
  answer(messages.callBackMemberMailing, outbox.callBackMemberMailing),
  answer(messages.pauseMemberMailing, outbox.pauseMemberMailing),
  answer(messages.resumeMemberMailing, outbox.resumeMemberMailing),
  answer(messages.stopMemberMailing, outbox.stopMemberMailing),
  answer(messages.listCommunityMessages, listCommunityMessages),
  answer(pool.inviteToForm, inviteToForm),
  answer(pool.listPoolForms, listPoolForms),
  answer(invitations.inviteParticipants, inviteParticipants),
  answer(invitations.inviteApplicants, inviteApplicants),
  answer(emails.inviteByEmail, inviteByEmail),
  answer(emails.listEmailInvitations, listEmailInvitations),
  answer(emails.takeBackEmailInvitation, takeBackEmailInvitation),
  answer(memberships.listMemberships, listMemberships),
  answer(memberships.readMembership, readMembership),
  answer(memberships.joinCommunity, joinCommunity),
  answer(memberships.changeMembership, changeMembership),
  answer(memberships.leaveCommunity, leaveCommunity),
  answer(announcements.listAnnouncements, listAnnouncements),
  answer(announcements.readAnnouncement, readAnnouncement),
  answer(announcementFiles.addAnnouncementFile, addAnnouncementFile),
  answer(announcements.addAnnouncement, addAnnouncement),
  answer(announcements.changeAnnouncement, changeAnnouncement),
  answer(announcements.pinAnnouncement, pinAnnouncement),
  answer(announcements.removeAnnouncement, removeAnnouncement),
  answer(announcements.listReaders, listReaders),
  answer(announcements.readFeed, readFeed),
  answer(announcements.markAnnouncementsRead, markAnnouncementsRead),
]
