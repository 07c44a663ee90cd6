import type { Translated } from '../../../texts/translated.ts';
import type { guideRoles as english } from './guide-roles.en.ts';

/** 不規劃地盤的用戶的步驟。 */
export const guideRoles = {
  contractors: '承建商如何編製計劃',
  reviewer: {
    intro: '由收到計劃到作出決定及留存紀錄，共六個步驟。',
    steps: {
      find: {
        title: '找出等候你的計劃',
        text: '「收件匣」列出你的地區內已提交的計劃，等候最久的在前。你可將計劃指派給自己或同事。收到計劃時你亦會收到電郵。',
      },
      read: {
        title: '閱讀計劃',
        text: '開啟計劃會在地圖旁顯示其審閱。「編輯項目」、「設備」、「選取 NSR」、「緩解措施」及「報告」均可閱讀，每個聲級均可追溯至個別機器。',
      },
      check: {
        title: '查核',
        text: '「審閱」有已提交的檔案及其指紋、自動檢查的結果，以及與上次提交的比較。「地區」逐日顯示此地盤與所有其他地盤的合計，以及只在合計時超標的地方。',
      },
      comment: { title: '提出意見', text: '可就計劃、章節、NSR 或設備提出意見。團隊在該處回覆，你可再次提問。' },
      decide: {
        title: '作出決定',
        text: '作出決定時會列出只因與其他地盤合計而超標的 NSR。批准並公開後不可更改，鄰近項目會看到該地盤。退回修改須註明原因，並會以電郵通知團隊。其後可一按前往下一個案。',
      },
      lookBack: {
        title: '回顧',
        text: '個案檔案保留所有已提交的內容及決定，包括已退回或已刪除的計劃：在「收件匣」開啟該個案即可。',
      },
    },
  },
  administrator: {
    intro: '你在管理平台負責的工作，共六個步驟。',
    steps: {
      overview: {
        title: '概覽',
        text: '顯示現時待你處理的事項，例如註冊、已鎖定的帳戶及即將到期的邀請，並可直接前往處理。',
      },
      registrations: {
        title: '註冊',
        text: '「待處理」列出等候你處理的人。如有名稱相近的公司，請把此人編配至該公司，而非建立新公司。申請人會看到拒絕的原因。',
      },
      districts: {
        title: '地區管理員',
        text: '每個地區須有一名審核人員。輸入帳戶的用戶名稱及電郵地址，該人員以電郵連結設定密碼。',
      },
      users: {
        title: '所有用戶',
        text: '按名稱或狀況尋找帳戶、查看最近登入時間、解鎖、發送新連結、停用或刪除。未接受的邀請亦在此列出。',
      },
      equipment: {
        title: '設備',
        text: '目錄及各工序適用的設備均為 CSV 檔案：下載、更改、上載、查看差異、匯入。「公眾假日」備有每年的公眾假日。受體種類列出建築物圖層中會建議種類的字詞。',
      },
      statistics: {
        title: '統計',
        text: '每月的用戶、公司及項目、各區的項目，以及提交等候決定的時間，備有圖表、地圖及表格。',
      },
    },
  },
} as const satisfies Translated<typeof english>;
