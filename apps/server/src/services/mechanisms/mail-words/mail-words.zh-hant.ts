import type { MailWords } from './mail-words.ts';

const plan = (title: string, version: number | null): string =>
  `「${title}」${version === null ? '' : `（版本 ${version}）`}`;

export const traditional: MailWords = {
  greeting: (name) => `${name}：`,
  unexpected: '如你並不知情，無須理會此電郵。',
  notYou: '如非你本人所為，請立即在登入頁面選擇「忘記密碼」。',
  reset: {
    subject: '設定新密碼',
    link: (account) => `有人要求為 QuietSite 帳戶 ${account} 設定新密碼。你可在 45 分鐘內按以下連結設定：`,
    still: '在此之前，現有密碼仍然有效。如你沒有提出要求，無須理會此電郵。',
  },
  passwordChanged: {
    subject: '你的密碼已更改',
    what: (account) =>
      `QuietSite 帳戶 ${account} 的密碼已更改。該帳戶的其他工作階段、存取權杖及連結均已失效，你已發出的邀請亦然。`,
  },
  registration: {
    subject: '確認你的註冊',
    link: (account) => `我們收到以此電郵地址註冊 QuietSite 帳戶 ${account} 的申請。你可在 7 天內按以下連結確認地址：`,
    next: {
      company: '確認後，我們會請你的公司管理員批准你的帳戶，並以電郵通知你結果。',
      authority: '確認後，我們會請環境保護署批准你的帳戶及公司，並以電郵通知你結果。',
    },
    status: '你可在 90 天內於此頁查看註冊進度：',
  },
  approval: {
    subject: '有註冊申請等待你批准',
    link: (name, account, email, company) =>
      `${name}（${account}，${email}）申請 ${company} 公司的 QuietSite 帳戶。你可在 14 天內按以下連結查看申請並作出決定：`,
    harmless: '開啟連結不會作出任何更改。你亦可在登入後作出決定。',
  },
  approved: {
    subject: '你的註冊已獲批准',
    link: (account) => `你的 QuietSite 帳戶 ${account} 已獲批准。你現在可以登入：`,
  },
  rejected: {
    subject: '你的註冊未獲批准',
    what: (account) => `你的 QuietSite 帳戶 ${account} 的註冊未獲批准，並已移除。`,
    reason: (reason) => `原因：${reason}`,
    mistake: '如你認為有誤，請向你的公司查詢並重新註冊。',
  },
  deactivated: {
    subject: '你的帳戶已停用',
    what: (account) =>
      `QuietSite 的管理員已停用帳戶 ${account}。在管理員重新啟用前，任何人都不能以此帳戶登入。其項目不受影響。`,
  },
  reactivated: {
    subject: '你的帳戶已重新啟用',
    what: (account) => `QuietSite 的管理員已重新啟用帳戶 ${account}。你可以用戶名稱及密碼登入：`,
  },
  forwarded: {
    subject: '你的註冊正等待你的公司批准',
    what: (account, company) =>
      `環境保護署已把你的 QuietSite 帳戶 ${account} 的註冊轉交 ${company} 公司，現正等待公司管理員批准。`,
  },
  roles: { admin: '系統管理員', epd: '環境保護署', 'Contractor Admin': '管理員', 'Contractor Member': '成員' },
  invitation: {
    subject: 'QuietSite 邀請',
    link: (inviter, role, company) =>
      `${inviter} 邀請你以 ${company} 公司${role}的身分使用 QuietSite。你可在 7 天內按以下連結選擇用戶名稱及密碼：`,
  },
  confirmEmail: {
    subject: '確認你的新電郵地址',
    link: (account) => `有人為 QuietSite 帳戶 ${account} 輸入了此電郵地址。你可在 24 小時內按以下連結確認：`,
    still: '在此之前，原有地址仍然有效。如非你本人所為，無須理會此電郵。',
  },
  emailChange: {
    subject: '你的電郵地址即將更改',
    what: (account) => `有人為 QuietSite 帳戶 ${account} 輸入了另一個電郵地址，經確認後生效。`,
  },
  removed: {
    subject: '你的帳戶已移除',
    byCompany: (account, company) => `QuietSite 帳戶 ${account} 已由 ${company} 公司的管理員移除。`,
    byAuthority: (account) => `QuietSite 帳戶 ${account} 已由 QuietSite 系統管理員移除。`,
  },
  district: {
    subject: '你的 QuietSite 帳戶',
    link: (district, account) =>
      `你以 QuietSite 帳戶 ${account} 審閱 ${district} 的建築噪音。你可在 7 天內按以下連結設定密碼：`,
    ready: (district, account) =>
      `你以 QuietSite 帳戶 ${account} 審閱 ${district} 的建築噪音。系統管理員已設定密碼。你可以登入，並可隨時以「忘記密碼」另設密碼：`,
    changedSubject: '你的帳戶已更改',
    changed: (account) => `系統管理員更改了你的 QuietSite 帳戶的用戶名稱或電郵地址。用戶名稱為 ${account}。`,
    ask: '如你並不知情，請向系統管理員查詢。',
  },
  code: {
    subject: 'QuietSite：你的登入驗證碼',
    code: (code) => `你登入 QuietSite 的驗證碼為 ${code}。`,
    rules:
      '驗證碼在 10 分鐘內有效，只可使用一次。請勿向任何人透露。\n如你剛才沒有登入，即有他人知道你的密碼：請設定新密碼。',
  },
  lock: {
    subject: 'QuietSite：登入已鎖定一天',
    what: (account) => `有人為你的帳戶 ${account} 五次輸入錯誤密碼。`,
    rules: (url) =>
      `在 24 小時內，該帳戶不能由發生此事的瀏覽器或同類瀏覽器登入。你曾經登入的瀏覽器不受他人的嘗試影響。\n如要提早登入，請設定新密碼：${url}`,
  },
  codes: {
    subject: 'QuietSite：登入驗證碼錯誤',
    what: (account, count) => `知道你帳戶 ${account} 密碼的人輸入了 ${count} 次錯誤的登入驗證碼。`,
    rules: (url) =>
      `再次輸入前須等候，而且每次更長；第十個錯誤驗證碼會把登入鎖定一天。\n如非你本人所為，請立即設定新密碼：${url}`,
  },
  owner: {
    subject: '項目已有新擁有人',
    successor: (project) => `你公司的管理員已指派你為項目「${project}」的擁有人。`,
    predecessor: (name, project) =>
      `你公司的管理員已指派 ${name} 為項目「${project}」的擁有人。你仍是該項目的管理員之一。`,
  },
  token: {
    subject: '已建立個人存取權杖',
    what: (name, scopes, day) =>
      `已為你的 QuietSite 帳戶建立名為「${name}」的個人存取權杖（${scopes}），有效期至 ${day}。如非你本人所為，請登入、撤銷該權杖並更改密碼。`,
  },
  receipt: {
    subject: (number, title) => `提交收據 ${number}：${title}`,
    what: (title, version, time, number) =>
      `建築噪音管理計劃${plan(title, version)}已於 ${time}（香港時間）提交，提交編號 ${number}，不能再作更改。`,
    hash: (hash) => `本次提交的指紋（SHA-256）：${hash}`,
    files: (url) => `所附收據列出每個檔案。檔案在此：${url}`,
  },
  review: {
    subject: (title) => `已提交計劃：${title}`,
    link: (name, title, version, number) =>
      `${name} 已提交建築噪音管理計劃${plan(title, version)}（提交編號 ${number}），現正等待決定：`,
  },
  revealed: {
    subject: (title) => `項目已獲批准：${title}`,
    what: (number, title, version) =>
      `建築噪音管理計劃${plan(title, version)}的提交（編號 ${number}）已獲批准。項目已向附近其他項目公開。如需更改，請建立新版本。`,
  },
  returned: {
    subject: (title) => `項目已退回修改：${title}`,
    reason: (number, title, version) =>
      `建築噪音管理計劃${plan(title, version)}的提交（編號 ${number}）已退回，原因如下：`,
    next: '項目可再次編輯並重新提交。已提交的內容會予保留。',
  },
  comments: {
    subject: (title) => `對計劃的意見：${title}`,
    what: (number, title, version) =>
      `環境保護署對建築噪音管理計劃${plan(title, version)}的提交（編號 ${number}）提出以下意見，尚未作出決定：`,
    withDecision: '隨決定附上以下意見：',
    comment: (number, place) => `意見 ${number}，${place}：`,
    reply: (number, place) => `對意見 ${number} 的回覆，${place}：`,
    more: (count) => `另有 ${count} 項，請見此頁。`,
    all: '所有意見：',
    plan: '整份計劃',
    sections: {
      general: '版本及日期',
      information: '一般資料',
      permits: '許可證及批准',
      assessment: '噪音評估',
      triggers: '檢討的觸發點',
      documents: '本計劃的文件',
      additional: '補充資料',
      signatures: '擬備人及審核人',
      measures: '寧靜施工方法及緩解措施',
      schedule: '時間表及設備',
      compliance: '影響及符合情況',
      history: '已移動及刪除的 NSR',
      monitoring: '噪音監察',
      engagement: '公眾參與',
      complaints: '投訴處理',
    },
  },
};
