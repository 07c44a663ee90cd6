import type { MailWords } from './mail-words.ts';

const plan = (title: string, version: number | null): string =>
  `“${title}”${version === null ? '' : `（版本 ${version}）`}`;

export const simplified: MailWords = {
  greeting: (name) => `${name}：`,
  unexpected: '如你并不知情，无须理会此邮件。',
  notYou: '如非你本人所为，请立即在登录页面选择“忘记密码”。',
  reset: {
    subject: '设置新密码',
    link: (account) => `有人要求为 QuietSite 账户 ${account} 设置新密码。你可在 45 分钟内按以下链接设置：`,
    still: '在此之前，现有密码仍然有效。如你没有提出要求，无须理会此邮件。',
  },
  passwordChanged: {
    subject: '你的密码已更改',
    what: (account) =>
      `QuietSite 账户 ${account} 的密码已更改。该账户的其他会话、访问令牌及链接均已失效，你已发出的邀请亦然。`,
  },
  registration: {
    subject: '确认你的注册',
    link: (account) =>
      `我们收到以此电子邮箱地址注册 QuietSite 账户 ${account} 的申请。你可在 7 天内按以下链接确认地址：`,
    next: {
      company: '确认后，我们会请你的公司管理员批准你的账户，并以电子邮件通知你结果。',
      authority: '确认后，我们会请环境保护署批准你的账户及公司，并以电子邮件通知你结果。',
    },
    status: '你可在 90 天内于此页查看注册进度：',
  },
  approval: {
    subject: '有注册申请等待你批准',
    link: (name, account, email, company) =>
      `${name}（${account}，${email}）申请 ${company} 公司的 QuietSite 账户。你可在 14 天内按以下链接查看申请并作出决定：`,
    harmless: '打开链接不会作出任何更改。你也可在登录后作出决定。',
  },
  approved: {
    subject: '你的注册已获批准',
    link: (account) => `你的 QuietSite 账户 ${account} 已获批准。你现在可以登录：`,
  },
  rejected: {
    subject: '你的注册未获批准',
    what: (account) => `你的 QuietSite 账户 ${account} 的注册未获批准，并已移除。`,
    reason: (reason) => `原因：${reason}`,
    mistake: '如你认为有误，请向你的公司查询并重新注册。',
  },
  deactivated: {
    subject: '你的账户已停用',
    what: (account) =>
      `QuietSite 的管理员已停用账户 ${account}。在管理员重新启用前，任何人都不能以此账户登录。其项目不受影响。`,
  },
  reactivated: {
    subject: '你的账户已重新启用',
    what: (account) => `QuietSite 的管理员已重新启用账户 ${account}。你可以用户名及密码登录：`,
  },
  forwarded: {
    subject: '你的注册正等待你的公司批准',
    what: (account, company) =>
      `环境保护署已把你的 QuietSite 账户 ${account} 的注册转交 ${company} 公司，现正等待公司管理员批准。`,
  },
  roles: { admin: '系统管理员', epd: '环境保护署', 'Contractor Admin': '管理员', 'Contractor Member': '成员' },
  invitation: {
    subject: 'QuietSite 邀请',
    link: (inviter, role, company) =>
      `${inviter} 邀请你以 ${company} 公司${role}的身份使用 QuietSite。你可在 7 天内按以下链接选择用户名及密码：`,
  },
  confirmEmail: {
    subject: '确认你的新电子邮件地址',
    link: (account) => `有人为 QuietSite 账户 ${account} 输入了此电子邮件地址。你可在 24 小时内按以下链接确认：`,
    still: '在此之前，原有地址仍然有效。如非你本人所为，无须理会此邮件。',
  },
  emailChange: {
    subject: '你的电子邮件地址即将更改',
    what: (account) => `有人为 QuietSite 账户 ${account} 输入了另一个电子邮件地址，经确认后生效。`,
  },
  removed: {
    subject: '你的账户已移除',
    byCompany: (account, company) => `QuietSite 账户 ${account} 已由 ${company} 公司的管理员移除。`,
    byAuthority: (account) => `QuietSite 账户 ${account} 已由 QuietSite 系统管理员移除。`,
  },
  district: {
    subject: '你的 QuietSite 账户',
    link: (district, account) =>
      `你以 QuietSite 账户 ${account} 审阅 ${district} 的建筑噪音。你可在 7 天内按以下链接设置密码：`,
    ready: (district, account) =>
      `你以 QuietSite 账户 ${account} 审阅 ${district} 的建筑噪音。系统管理员已设置密码。你可以登录，并可随时以“忘记密码”另设密码：`,
    changedSubject: '你的账户已更改',
    changed: (account) => `系统管理员更改了你的 QuietSite 账户的用户名或电子邮件地址。用户名为 ${account}。`,
    ask: '如你并不知情，请向系统管理员查询。',
  },
  code: {
    subject: 'QuietSite：你的登录验证码',
    code: (code) => `你登录 QuietSite 的验证码为 ${code}。`,
    rules:
      '验证码在 10 分钟内有效，只可使用一次。请勿向任何人透露。\n如你刚才没有登录，即有他人知道你的密码：请设置新密码。',
  },
  lock: {
    subject: 'QuietSite：登录已锁定一天',
    what: (account) => `有人为你的账户 ${account} 五次输入错误密码。`,
    rules: (url) =>
      `在 24 小时内，该账户不能由发生此事的浏览器或同类浏览器登录。你曾经登录的浏览器不受他人的尝试影响。\n如要提早登录，请设置新密码：${url}`,
  },
  codes: {
    subject: 'QuietSite：登录验证码错误',
    what: (account, count) => `知道你账户 ${account} 密码的人输入了 ${count} 次错误的登录验证码。`,
    rules: (url) =>
      `再次输入前须等候，而且每次更长；第十个错误验证码会把登录锁定一天。\n如非你本人所为，请立即设置新密码：${url}`,
  },
  owner: {
    subject: '项目已有新所有者',
    successor: (project) => `你公司的管理员已指派你为项目“${project}”的所有者。`,
    predecessor: (name, project) =>
      `你公司的管理员已指派 ${name} 为项目“${project}”的所有者。你仍是该项目的管理员之一。`,
  },
  token: {
    subject: '已创建个人访问令牌',
    what: (name, scopes, day) =>
      `已为你的 QuietSite 账户创建名为“${name}”的个人访问令牌（${scopes}），有效期至 ${day}。如非你本人所为，请登录、撤销该令牌并更改密码。`,
  },
  receipt: {
    subject: (number, title) => `提交收据 ${number}：${title}`,
    what: (title, version, time, number) =>
      `建筑噪音管理计划${plan(title, version)}已于 ${time}（香港时间）提交，提交编号 ${number}，不能再作更改。`,
    hash: (hash) => `本次提交的指纹（SHA-256）：${hash}`,
    files: (url) => `所附收据列出每个文件。文件在此：${url}`,
  },
  review: {
    subject: (title) => `已提交计划：${title}`,
    link: (name, title, version, number) =>
      `${name} 已提交建筑噪音管理计划${plan(title, version)}（提交编号 ${number}），现正等待决定：`,
  },
  revealed: {
    subject: (title) => `项目已获批准：${title}`,
    what: (number, title, version) =>
      `建筑噪音管理计划${plan(title, version)}的提交（编号 ${number}）已获批准。项目已向附近其他项目公开。如需更改，请创建新版本。`,
  },
  returned: {
    subject: (title) => `项目已退回修改：${title}`,
    reason: (number, title, version) =>
      `建筑噪音管理计划${plan(title, version)}的提交（编号 ${number}）已退回，原因如下：`,
    next: '项目可再次编辑并重新提交。已提交的内容会予保留。',
  },
  comments: {
    subject: (title) => `对计划的意见：${title}`,
    what: (number, title, version) =>
      `环境保护署对建筑噪音管理计划${plan(title, version)}的提交（编号 ${number}）提出以下意见，尚未作出决定：`,
    withDecision: '随决定附上以下意见：',
    comment: (number, place) => `意见 ${number}，${place}：`,
    reply: (number, place) => `对意见 ${number} 的回复，${place}：`,
    more: (count) => `另有 ${count} 项，请见此页。`,
    all: '所有意见：',
    plan: '整份计划',
    sections: {
      general: '版本及日期',
      information: '一般资料',
      permits: '许可证及批准',
      assessment: '噪音评估',
      triggers: '复核的触发点',
      documents: '本计划的文档',
      additional: '补充资料',
      signatures: '编制人及审核人',
      measures: '宁静施工方法及缓解措施',
      schedule: '时间表及设备',
      compliance: '影响及符合情况',
      history: '已移动及删除的 NSR',
      monitoring: '噪音监测',
      engagement: '公众参与',
      complaints: '投诉处理',
    },
  },
};
