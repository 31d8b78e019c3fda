import * as account from "./accounts/account-rights.ts";
import * as accounts from "./accounts/accounts.ts";
import * as phone from "./accounts/phone-confirmation.ts";
import * as social from "./accounts/social.ts";
import * as totp from "./accounts/totp.ts";
import * as applications from "./applications/applications.ts";
import * as bookings from "./applications/bookings.ts";
import * as interviews from "./applications/interviews.ts";
import * as record from "./applications/record.ts";
import * as catalogue from "./catalogue/catalogue.ts";
import * as companies from "./companies/companies.ts";
import * as companyProofs from "./companies/company-proofs.ts";
import * as employer from "./companies/employer-figures.ts";
import * as establishments from "./companies/establishments.ts";
import * as board from "./day/board.ts";
import * as presence from "./day/presence.ts";
import * as hours from "./hours/hours.ts";
import * as files from "./http/files.ts";
import type { Route } from "./http/route.ts";
import * as diffusion from "./matching/diffusion.ts";
import * as propositions from "./matching/propositions.ts";
import * as reach from "./matching/reach.ts";
import * as members from "./members/members.ts";
import * as messaging from "./messages/messages.ts";
import * as drafts from "./missions/drafts.ts";
import * as pay from "./missions/local-pay.ts";
import * as missionActions from "./missions/mission-actions.ts";
import * as missionLint from "./missions/mission-lint.ts";
import * as missions from "./missions/missions.ts";
import * as templates from "./missions/templates.ts";
import * as notifications from "./notifications/notifications.ts";
import * as push from "./notifications/push.ts";
import * as errors from "./office/errors.ts";
import * as office from "./office/office.ts";
import * as officeFigures from "./office/office-figures.ts";
import * as officeRecords from "./office/office-records.ts";
import * as officeSettings from "./office/office-settings.ts";
import * as trust from "./office/reports.ts";
import * as certificates from "./papers/certificates.ts";
import * as companyPapers from "./papers/company-papers.ts";
import * as contracts from "./papers/contracts.ts";
import * as declarations from "./papers/declaration.ts";
import * as dossiers from "./papers/dossier.ts";
import * as undeclared from "./papers/undeclared.ts";
import * as places from "./places/places.ts";
import * as availability from "./profiles/availability.ts";
import * as profiles from "./profiles/profiles.ts";
import * as ratings from "./ratings/ratings.ts";
import * as mailedAlerts from "./search/mailed-alerts.ts";
import * as missionMap from "./search/mission-map.ts";
import * as listSavedMissions from "./search/saved-missions.ts";
import * as listSavedSearches from "./search/saved-searches.ts";
import * as contact from "./site/contact.ts";
import * as discovery from "./site/discovery.ts";
import * as site from "./site/site.ts";
import * as memberships from "./team/memberships.ts";
import * as team from "./team/team.ts";
import * as calendarLink from "./week/calendar-link.ts";
import * as week from "./week/week.ts";

/** All routes. A test checks that each is mounted and in the authorization matrix. */
export const routes: readonly Route[] = [
  accounts.registerRoute,
  accounts.registerInvitedRoute,
  accounts.loginRoute,
  totp.loginTotpRoute,
  accounts.refreshRoute,
  accounts.logoutRoute,
  accounts.passwordResetRoute,
  accounts.passwordResetConfirmRoute,
  accounts.verifyEmailRoute,
  accounts.verifyEmailCodeRoute,
  accounts.resendVerificationRoute,
  accounts.meRoute,
  social.socialProvidersRoute,
  social.startSocialRoute,
  social.finishSocialRoute,
  social.registerSocialRoute,
  phone.sendPhoneCodeRoute,
  phone.confirmPhoneRoute,
  account.changePasswordRoute,
  account.changeEmailRoute,
  account.confirmEmailRoute,
  totp.totpRoute,
  totp.reauthenticateRoute,
  account.sessionsRoute,
  account.endSessionsRoute,
  account.exportRoute,
  account.deleteAccountRoute,
  account.confirmDeletionRoute,
  account.contactViewsRoute,
  profiles.profileRoute,
  profiles.updateProfileRoute,
  profiles.availabilityRoute,
  profiles.generatedCvRoute,
  profiles.keepGeneratedCvRoute,
  profiles.removeCvRoute,
  profiles.removeImageRoute,
  profiles.areaRoute,
  profiles.updateAreaRoute,
  availability.availabilityOfRoute,
  availability.setAvailabilityRoute,
  companies.companyRoute,
  companies.updateCompanyRoute,
  companies.updateLogoRoute,
  companies.removeLogoRoute,
  companies.searchCompaniesRoute,
  companies.publicCompanyRoute,
  companies.companyRecordRoute,
  companyProofs.companyProofsRoute,
  companyProofs.addProofRoute,
  companyProofs.confirmProofRoute,
  companyProofs.proofLetterRoute,
  companyProofs.proofPostedRoute,
  companyProofs.proofDocumentRoute,
  establishments.establishmentsRoute,
  establishments.addEstablishmentRoute,
  establishments.editEstablishmentRoute,
  members.membersRoute,
  members.editMemberRoute,
  members.removeMemberRoute,
  members.inviteRoute,
  members.revokeInvitationRoute,
  members.invitationRoute,
  members.acceptInvitationRoute,
  members.declineInvitationRoute,
  members.journalRoute,
  places.placesRoute,
  places.placeAtRoute,
  missions.searchMissionsRoute,
  missionMap.missionMapRoute,
  missions.missionRoute,
  missions.publishMissionRoute,
  missionLint.lintMissionRoute,
  pay.localPayRoute,
  pay.minimumWageRoute,
  missionActions.editMissionRoute,
  missionActions.editEffectsRoute,
  missionActions.closeMissionRoute,
  missionActions.cancelMissionRoute,
  missionActions.undoCancelMissionRoute,
  missionActions.missionStatusRoute,
  missionActions.promoteMissionRoute,
  missionActions.deleteMissionRoute,
  missionActions.duplicateMissionRoute,
  drafts.listDraftsRoute,
  drafts.draftRoute,
  drafts.addDraftRoute,
  drafts.editDraftRoute,
  drafts.deleteDraftRoute,
  templates.templatesRoute,
  templates.addTemplateRoute,
  templates.deleteTemplateRoute,
  listSavedMissions.saveMissionRoute,
  listSavedMissions.savedMissionsRoute,
  mailedAlerts.askAlertRoute,
  mailedAlerts.confirmAlertRoute,
  listSavedSearches.savedSearchesRoute,
  listSavedSearches.saveSearchRoute,
  listSavedSearches.searchAlertsRoute,
  listSavedSearches.deleteSearchRoute,
  catalogue.catalogueRoute,
  catalogue.skillSuggestionsRoute,
  applications.applyRoute,
  applications.listApplicationsRoute,
  applications.applicationRoute,
  applications.readApplicationRoute,
  applications.acceptApplicationRoute,
  applications.rejectApplicationRoute,
  applications.undoDecisionRoute,
  applications.confirmApplicationRoute,
  applications.reserveRoute,
  applications.vetoRoute,
  applications.withdrawApplicationRoute,
  bookings.bookingsRoute,
  applications.applicationStatusRoute,
  applications.rejectWaitingRoute,
  applications.undoRejectWaitingRoute,
  applications.attendanceRoute,
  applications.contestAttendanceRoute,
  record.recordRoute,
  week.agendaRoute,
  week.planningRoute,
  calendarLink.calendarLinkRoute,
  calendarLink.openCalendarRoute,
  calendarLink.closeCalendarRoute,
  calendarLink.calendarRoute,
  board.boardRoute,
  board.newCodeRoute,
  presence.recordPresenceRoute,
  presence.presenceRoute,
  hours.hoursRoute,
  hours.hoursCsvRoute,
  hours.hoursPdfRoute,
  hours.hoursActionRoute,
  dossiers.dossierRoute,
  dossiers.shareDossierRoute,
  dossiers.deleteDossierRoute,
  dossiers.vaultRoute,
  dossiers.deleteVaultRoute,
  certificates.certificatesRoute,
  certificates.writeCertificatesRoute,
  certificates.seeCertificateRoute,
  declarations.declareRoute,
  declarations.declarationSheetRoute,
  declarations.declarationTextRoute,
  undeclared.undeclaredRoute,
  companyPapers.companyPapersRoute,
  companyPapers.writeCompanyPapersRoute,
  contracts.contractsRoute,
  contracts.makeContractRoute,
  contracts.contractCodeRoute,
  contracts.signContractRoute,
  contracts.askTranslationRoute,
  contracts.contractFindingsRoute,
  propositions.propositionsRoute,
  propositions.missionsForYouRoute,
  propositions.propositionRoute,
  propositions.seePropositionsRoute,
  propositions.answerPropositionRoute,
  propositions.forgetRefusalRoute,
  reach.reachRoute,
  diffusion.diffusionRoute,
  diffusion.sendWaveRoute,
  diffusion.stopWavesRoute,
  diffusion.callReserveRoute,
  team.teamRoute,
  team.teamGroupsRoute,
  team.askableRoute,
  team.askTeamRoute,
  team.editMemberRoute,
  team.removeMemberRoute,
  team.addGroupRoute,
  team.deleteGroupRoute,
  team.addLinkRoute,
  team.closeLinkRoute,
  team.posterRoute,
  team.teamJournalRoute,
  memberships.teamLinkRoute,
  memberships.joinTeamRoute,
  memberships.membershipsRoute,
  memberships.teamMissionsRoute,
  memberships.agreeMembershipRoute,
  memberships.muteMembershipRoute,
  memberships.leaveTeamRoute,
  memberships.followCompanyRoute,
  memberships.unfollowCompanyRoute,
  team.proposeRoute,
  team.audienceRoute,
  interviews.proposeInterviewRoute,
  interviews.interviewRoute,
  interviews.answerInterviewRoute,
  ratings.candidatesToRateRoute,
  ratings.worksToRateRoute,
  ratings.rateCandidateRoute,
  ratings.rateCompanyRoute,
  ratings.replyToRatingRoute,
  ratings.givenRatingsRoute,
  ratings.listRatingsRoute,
  employer.employerSummaryRoute,
  employer.analyticsRoute,
  notifications.listNotificationsRoute,
  notifications.readNotificationRoute,
  notifications.deleteNotificationRoute,
  notifications.readAllNotificationsRoute,
  notifications.unreadRoute,
  notifications.preferencesRoute,
  notifications.updatePreferencesRoute,
  push.pushKeyRoute,
  push.subscribePushRoute,
  push.unsubscribePushRoute,
  push.saveFcmTokenRoute,
  push.unsubscribeMailsRoute,
  messaging.listConversationsRoute,
  messaging.conversationRoute,
  messaging.listMessagesRoute,
  messaging.sendMessageRoute,
  messaging.callbackRoute,
  messaging.readConversationRoute,
  messaging.openConversationRoute,
  messaging.socketTicketRoute,
  trust.blockRoute,
  trust.unblockRoute,
  trust.reportRoute,
  office.followReportRoute,
  office.followDecisionRoute,
  office.appealRoute,
  office.officeQueueRoute,
  office.officeItemRoute,
  office.takeItemRoute,
  office.releaseItemRoute,
  office.decideItemRoute,
  office.transferItemRoute,
  office.officeAdminsRoute,
  office.officeAuditRoute,
  errors.reportErrorRoute,
  errors.errorGroupsRoute,
  errors.closeErrorGroupRoute,
  officeRecords.officeConversationRoute,
  officeRecords.officeIdentityRoute,
  officeFigures.officeFiguresRoute,
  officeFigures.transparencyRoute,
  officeSettings.officeSettingsRoute,
  officeSettings.setOfficeSettingRoute,
  contact.contactRoute,
  files.fileRoute,
  files.fileLinkRoute,
  discovery.sitemapRoute,
  discovery.sitemapMissionsRoute,
  discovery.sitemapCompaniesRoute,
  discovery.feedRoute,
  discovery.landingsRoute,
  discovery.shareCardRoute,
  site.citiesRoute,
  site.statsRoute,
  site.salariesRoute,
  site.talentsRoute,
  site.timeRoute,
];
