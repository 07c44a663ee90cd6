import type { Translated } from '../../../texts/translated.ts';
import type { guideRoles as english } from './guide-roles.en.ts';

/** 不规划地盘的用户的步骤。 */
export const guideRoles = {
  contractors: '承建商如何编制计划',
  reviewer: {
    intro: '由收到计划到作出决定及保存记录，共六个步骤。',
    steps: {
      find: {
        title: '找出等待你的计划',
        text: '“收件箱”列出你的地区内已提交的计划，等候最久的在前。你可将计划指派给自己或同事。收到计划时你亦会收到电子邮件。',
      },
      read: {
        title: '阅读计划',
        text: '打开计划会在地图旁显示其审阅。“编辑项目”、“设备”、“选取 NSR”、“缓解措施”及“报告”均可阅读，每个声级均可追溯至个别机器。',
      },
      check: {
        title: '查核',
        text: '“审阅”有已提交的文件及其指纹、自动检查的结果，以及与上次提交的比较。“地区”逐日显示此地盘与所有其他地盘的合计，以及只在合计时超标的地方。',
      },
      comment: { title: '提出意见', text: '可就计划、章节、NSR 或设备提出意见。团队在该处回复，你可再次提问。' },
      decide: {
        title: '作出决定',
        text: '作出决定时会列出只因与其他工地合计而超标的 NSR。批准并公开后不可更改，邻近项目会看到该地盘。退回修改须注明原因，并会以电子邮件通知团队。其后可一按前往下一个案。',
      },
      lookBack: {
        title: '回顾',
        text: '个案档案保留所有已提交的内容及决定，包括已退回或已删除的计划：在“收件箱”打开该个案即可。',
      },
    },
  },
  administrator: {
    intro: '你在管理平台负责的工作，共六个步骤。',
    steps: {
      overview: {
        title: '概览',
        text: '显示现时待你处理的事项，例如注册、已锁定的账户及即将到期的邀请，并可直接前往处理。',
      },
      registrations: {
        title: '注册',
        text: '“待处理”列出等待你处理的人。如有名称相近的公司，请把此人分配至该公司，而非建立新公司。申请人会看到拒绝的原因。',
      },
      districts: {
        title: '地区管理员',
        text: '每个地区须有一名审核人员。输入账户的用户名及电子邮箱地址，该人员以邮件链接设定密码。',
      },
      users: {
        title: '所有用户',
        text: '按名称或状况查找账户、查看最近登录时间、解锁、发送新链接、停用或删除。未接受的邀请亦在此列出。',
      },
      equipment: {
        title: '设备',
        text: '目录及各工序适用的设备均为 CSV 文件：下载、更改、上传、查看差异、导入。“公众假日”备有每年的公众假日。受体种类列出建筑物图层中会建议种类的字词。',
      },
      statistics: {
        title: '统计',
        text: '每月的用户、公司及项目、各区的项目，以及提交等待决定的时间，备有图表、地图及表格。',
      },
    },
  },
} as const satisfies Translated<typeof english>;
